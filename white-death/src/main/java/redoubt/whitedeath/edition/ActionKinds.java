package redoubt.whitedeath.edition;

import java.util.List;
import redoubt.horde.table.ActionKind;

/** The kinds of actions of White Death, the family's among them. */
public final class ActionKinds {
    public static final ActionKind MAGIC = new ActionKind("Magic", true);
    public static final ActionKind ENCHANTMENT = new ActionKind("Enchantment", false);
    public static final ActionKind GUARD = new ActionKind("Guard", false);

    public static final List<ActionKind> COMBAT = List.of(ActionKind.MELEE, ActionKind.RANGED, MAGIC);

    private static final List<ActionKind> ALL =
            List.of(ActionKind.MOVE, ActionKind.SEARCH, ActionKind.MELEE, ActionKind.RANGED, MAGIC, ENCHANTMENT, GUARD);

    private ActionKinds() {}

    /** The kinds that a skill means by a word: one kind, or all of combat. */
    public static List<ActionKind> meantBy(String word) {
        if (word.equals("Combat")) {
            return COMBAT;
        }
        List<ActionKind> named =
                ALL.stream().filter(kind -> kind.name().equals(word)).toList();
        if (named.isEmpty()) {
            throw new IllegalArgumentException("no kind of action is called " + word);
        }
        return named;
    }
}
