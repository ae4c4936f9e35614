package redoubt.secondedition.objective;

import java.util.List;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.horde.openings.TurnOption;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** Objective cards that somebody should take, in zones and on doors. */
public final class CardsToTake {
    private static final double WEIGHT = 2;
    private static final double OPENS = 7;

    private CardsToTake() {}

    /** Somebody goes to every card that is still there, on either side of its doors. */
    public static void errands(Table table, List<Errand> errands) {
        for (CardsLaid.Laid card : CardsLaid.of(table).all()) {
            if (!card.isThere()) {
                continue;
            }
            card.zone().ifPresent(zone -> errands.add(new Errand(zone.index(), WEIGHT, 1)));
            for (CardsLaid.Door door : card.doors()) {
                errands.add(new Errand(door.one().index(), WEIGHT, 1));
                errands.add(new Errand(door.other().index(), WEIGHT, 1));
            }
        }
    }

    /** Opening a door with a card takes the card. */
    public static double opinion(Outlook outlook, Option option) {
        if (!(option instanceof TurnOption turn)) {
            return 0;
        }
        Edges edges = outlook.table().terrain().board().edges();
        Zone one = outlook.table().zone(edges.first(turn.edge()));
        Zone other = outlook.table().zone(edges.second(turn.edge()));
        for (CardsLaid.Laid card : CardsLaid.of(outlook.table()).all()) {
            if (card.isThere()
                    && (card.doors().contains(new CardsLaid.Door(one, other))
                            || card.doors().contains(new CardsLaid.Door(other, one)))) {
                return OPENS;
            }
        }
        return 0;
    }

    /** The share of the cards that have been taken. */
    public static double share(Table table) {
        int all = 0;
        int taken = 0;
        for (CardsLaid.Laid card : CardsLaid.of(table).all()) {
            if (card.kind() == ObjectiveCard.Kind.ZONE || card.kind() == ObjectiveCard.Kind.DOOR) {
                all++;
                taken += card.isTaken() ? 1 : 0;
            }
        }
        return all == 0 ? 0 : (double) taken / all;
    }
}
