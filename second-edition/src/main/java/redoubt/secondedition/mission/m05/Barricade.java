package redoubt.secondedition.mission.m05;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.openings.Leaf;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/**
 * The green door is cleared by two different survivors in the corridor in front of it who spend an action each in the same round; the
 * second of them takes its card (WZ-M05C-03).
 */
public record Barricade(Leaf leaf, int door, Zone outside, Zone inside) implements ActionRuling {
    /** Lends a hand at the barricade of the door to this zone. */
    public record Lift(Leaf leaf, int door, Zone to) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new LiftBarricade(actor, leaf, door);
        }

        @Override
        public String key() {
            return "lift the barricade";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(to.name()));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        boolean isShut = table.terrain().edgeKind(door) == leaf.shut();
        if (isShut && actor.zone().equals(outside) && !Lifters.of(table).all().contains(actor.id())) {
            menu.add(new Lift(leaf, door, inside));
        }
    }
}
