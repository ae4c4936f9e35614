package redoubt.darkest.rulings;

import redoubt.darkest.table.Item;
import redoubt.darkest.table.Pack;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;

/** What a deed costs, and Gear that is equipped as part of it. */
public final class Points {
    private Points() {}

    /** Spends Action points; in the Showdown their cubes go into the left box (DD-SURV-08, DD-FIN-17). */
    public static void pay(Play<Table> play, int place, int cost) {
        if (cost > 0) {
            Table table = play.table();
            play.table(
                    table.clock().isShowdown()
                            ? Loans.paid(table, place, cost)
                            : table.with(
                                    place,
                                    survivor -> survivor.with(survivor.effort().paid(cost))));
        }
    }

    /** The survivor with a card on the right, whatever must give way on the left (DD-EQ-07, DD-EQ-17). */
    public static Survivor equipping(Survivor survivor, Item item) {
        Pack pack = survivor.pack().without(item.card().index());
        while (pack.handsTaken() + item.kind().hands() > survivor.hands()) {
            Item last = pack.right().getLast();
            pack = pack.without(last.card().index()).withLeft(last);
        }
        return survivor.with(pack.withRight(item));
    }

    public static boolean canEquip(Survivor survivor, Item item) {
        return item.kind().isGear() && item.kind().hands() <= survivor.hands();
    }
}
