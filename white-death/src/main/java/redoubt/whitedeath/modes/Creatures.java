package redoubt.whitedeath.modes;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;

/** Finds the zombies of a family that a group has named, or all of them. */
final class Creatures {
    private Creatures() {}

    /** The named ones of a family, by the setting that names them and its rule. */
    static List<Integer> named(
            List<ZombieKind> zombies, String family, List<String> names, String setting, RuleId rule) {
        List<Integer> kinds = new ArrayList<>();
        List<String> known = new ArrayList<>();
        for (ZombieKind kind : zombies) {
            if (kind.family().equals(family)) {
                known.add(kind.name());
                if (names.isEmpty() || names.contains(kind.name())) {
                    kinds.add(kind.index());
                }
            }
        }
        for (String name : names) {
            if (!known.contains(name)) {
                throw SetUpRefused.ofSetting(
                        rule, setting, "there is no " + family + " named " + name + ", only " + known);
            }
        }
        return kinds;
    }
}
