package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Sight;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Reach;

/** The attacks that allies can make under the command of a survivor. */
public record AllyAttacks(Table table, Survivor commander, Sight sight, Packed<AttackRuling> voices) {
    public static AllyAttacks of(Table table, Survivor commander) {
        return new AllyAttacks(table, commander, Eyesight.sight(table), Voices.ofAllies(table, commander));
    }

    /** A way to attack, how far it reaches and which zones come into question, wherever the allies stand. */
    public record Means(Equipment.Use use, Reach reach, ZoneSet inQuestion) {}

    public Means means(Equipment.Use use) {
        return new Means(use, Aim.reach(table, commander, use, voices), Aim.inQuestion(table, use, voices));
    }

    /** The zones that allies in a zone can attack. */
    public ZoneSet targets(Zone from, Means means) {
        ZoneSet seen = sight.seen(from.index());
        return seen.meets(means.inQuestion)
                ? aim(from).targets(means.use, means.reach, Packed.empty(), seen.and(means.inQuestion))
                : ZoneSet.EMPTY;
    }

    /** The attacks that so many allies in a zone can make. */
    public List<AttackOption> options(Zone from, int allies, String weapon, Equipment.Use use) {
        List<AttackOption> options = new ArrayList<>();
        aim(from).addTargets(weapon, use, List.of(), Packed.empty(), allies, options);
        return options;
    }

    private Aim aim(Zone from) {
        return new Aim(table, commander, from, sight, voices);
    }
}
