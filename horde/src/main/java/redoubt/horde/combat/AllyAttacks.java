package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Sight;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** The attacks that allies can make under the command of a survivor. */
public record AllyAttacks(Table table, Survivor commander, Sight sight, List<AttackRuling> voices) {
    public static AllyAttacks of(Table table, Survivor commander) {
        return new AllyAttacks(table, commander, Eyesight.sight(table), Voices.ofAllies(table, commander));
    }

    /** The zones that come into question as targets, wherever the allies stand. */
    public ZoneSet inQuestion(Equipment.Use use) {
        return Aim.inQuestion(table, use, voices);
    }

    /** Those among the zones in question that allies in a zone can attack. */
    public ZoneSet targets(Zone from, Equipment.Use use, ZoneSet inQuestion) {
        ZoneSet seen = sight.seen(from.index());
        return seen.meets(inQuestion) ? aim(from).targets(use, List.of(), seen.and(inQuestion)) : ZoneSet.EMPTY;
    }

    /** The attacks that so many allies in a zone can make. */
    public List<AttackOption> options(Zone from, int allies, String weapon, Equipment.Use use) {
        List<AttackOption> options = new ArrayList<>();
        aim(from).addTargets(weapon, use, List.of(), List.of(), allies, options);
        return options;
    }

    private Aim aim(Zone from) {
        return new Aim(table, commander, from, sight, voices);
    }
}
