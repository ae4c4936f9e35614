package redoubt.secondedition.mission.m05;

import redoubt.board.Zone;
import redoubt.horde.openings.Leaf;
import redoubt.horde.openings.TurnOption;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;

/**
 * The blue door is tried with empty hands and in silence, from the corridor in front of it; the card on it says whether it opens
 * (WZ-M05-05, WZ-M05C-06, WZ-M05R-01).
 */
public record ServiceDoor(Leaf leaf, int door, Zone outside, Zone inside) implements ActionRuling {
    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (actor.zone().equals(outside) && table.terrain().edgeKind(door) == leaf.shut()) {
            menu.add(new TurnOption(leaf, door, inside, true, "", false));
        }
    }
}
