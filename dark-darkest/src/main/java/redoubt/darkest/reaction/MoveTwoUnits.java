package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * With no Creature in the house, up to two hordes or Spawn tokens around a tile move towards the survivors on it, in the players'
 * order (DD-TERR-04, DD-TERR-08, DD-GAP-46).
 */
public record MoveTwoUnits(int tile, int left) implements Question<Table, MoveUnits.Next>, Subject {
    private static final RuleId RULE = rule("DD-TERR-04");

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(table.house().hall(tile)));
    }

    @Override
    public Decision<MoveUnits.Next> decision(Table table) {
        List<MoveUnits.Next> units = new ArrayList<>();
        ZoneSet ring = table.house().around(tile).minus(table.house().rooms(tile));
        for (Units.Unit unit : Units.in(table, ring)) {
            if (left > 0
                    && !table.isAnybodyIn(unit.room())
                    && !Units.hasActed(table, unit)
                    && approach(table, unit.walker()).leadsAnywhere(table, unit.room())) {
                units.add(new MoveUnits.Next(
                        table.zone(unit.room()), unit.walker().token()));
            }
        }
        if (units.isEmpty()) {
            units.add(MoveUnits.Next.nobody(table));
        }
        return new Decision<>(RULE, table.everyone(), units);
    }

    private Approach approach(Table table, Walker walker) {
        ZoneSet prey = table.house().rooms(tile).and(table.occupied());
        return new Approach(
                walker,
                prey.isEmpty() ? table.house().rooms(tile) : prey,
                table.house().around(tile));
    }

    @Override
    public void answer(MoveUnits.Next chosen, Play<Table> play) {
        if (chosen.isAny()) {
            int room = chosen.room().index();
            Approach approach = approach(play.table(), chosen.walker());
            int movement = Units.movement(play.table(), chosen.walker(), room);
            play.then(new Walk(approach, room, room, movement, RULE), new MoveTwoUnits(tile, left - 1));
        }
    }
}
