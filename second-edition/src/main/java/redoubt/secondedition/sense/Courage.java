package redoubt.secondedition.sense;

import redoubt.horde.action.Move;
import redoubt.horde.rulings.Advice;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/**
 * Where those who have still to act can kill all that is in a zone, it is less dangerous than it looks. This holds only where nobody's fall
 * loses the game.
 */
public record Courage() implements Advice {
    private static final int REACH = 1;
    private static final int ACTIONS = 3;
    private static final double WORTH = 0.4;
    private static final double FACES = 6;

    @Override
    public double opinion(Outlook outlook, Option option) {
        return option instanceof Move.MoveTo move ? courage(outlook, move.to().index()) : 0;
    }

    private static double courage(Outlook outlook, int to) {
        int zombies = outlook.table().zombies().count(to);
        if (zombies == 0 || strength(outlook, to) < zombies) {
            return 0;
        }
        double here = outlook.danger(outlook.actor().zone().index());
        return WORTH * Math.max(0, outlook.danger(to) - here);
    }

    /** The hits to expect there of the actor, after the move, and of those near who have not acted yet. */
    private static double strength(Outlook outlook, int to) {
        Table table = outlook.table();
        Survivor actor = outlook.actor();
        int tough = toughest(table, to);
        double strength = (actor.turn().actions() - 1) * hits(actor, tough);
        for (Survivor other : table.survivors()) {
            if (other.isOnBoard() && other.index() != actor.index() && !other.hasActed()) {
                int steps = outlook.steps(other.zone().index(), to);
                strength += steps > REACH ? 0 : (ACTIONS - steps) * hits(other, tough);
            }
        }
        return strength;
    }

    private static int toughest(Table table, int zone) {
        int toughest = 0;
        for (ZombieKind kind : table.print().zombieKinds()) {
            toughest = table.zombies().count(zone, kind.index()) > 0 ? Math.max(toughest, kind.toughness()) : toughest;
        }
        return toughest;
    }

    /** What the best weapon in hand does in the own zone when going all out, if it is strong enough. */
    private static double hits(Survivor survivor, int tough) {
        Inventory inventory = survivor.inventory();
        double most = 0;
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot) && inventory.slots().isHand(slot)) {
                Equipment card = inventory.held(slot).card();
                for (Equipment.Use use : card.uses()) {
                    boolean isUseful = use.nearest() == 0 && use.damage() >= tough;
                    double hits = (use.dice() + card.allOut()) * (7 - use.accuracy()) / FACES;
                    most = isUseful ? Math.max(most, hits) : most;
                }
            }
        }
        return most;
    }
}
