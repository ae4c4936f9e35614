package redoubt.horde.sense;

import java.util.List;
import redoubt.horde.action.Rearrangement;
import redoubt.horde.action.ReorganizeAndTrade;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** Two cards that somebody must have together: who has one goes to who has the other, and one hands theirs over. */
public record CardPair(String one, String other) {
    private static final double MEETING = 4;
    private static final double TRADE = 10;
    private static final double HAND_OVER = 8;

    public boolean isHeld(Survivor survivor) {
        return has(survivor, one) && has(survivor, other);
    }

    public boolean isPart(String card) {
        return card.equals(one) || card.equals(other);
    }

    private static boolean has(Survivor survivor, String card) {
        return survivor.isOnBoard() && survivor.inventory().slotOf(card) >= 0;
    }

    /** Those who have a part and not the other go to meet. */
    public void errands(Table table, List<Errand> errands) {
        for (Survivor survivor : table.survivors()) {
            if (!has(survivor, one) || has(survivor, other)) {
                continue;
            }
            for (Survivor partner : table.survivors()) {
                if (has(partner, other) && !has(partner, one)) {
                    errands.add(Errand.of(survivor, partner.zone().index(), MEETING));
                    errands.add(Errand.of(partner, survivor.zone().index(), MEETING));
                }
            }
        }
    }

    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case ReorganizeAndTrade.TradeWith trade ->
                makePair(outlook.actor(), outlook.table().survivor(trade.partner())) ? TRADE : 0;
            case Rearrangement.Give give -> completes(outlook.table(), give) ? HAND_OVER : 0;
            default -> 0;
        };
    }

    private boolean makePair(Survivor actor, Survivor partner) {
        return !isHeld(actor)
                && !isHeld(partner)
                && (has(actor, one) && has(partner, other) || has(actor, other) && has(partner, one));
    }

    private boolean completes(Table table, Rearrangement.Give give) {
        Survivor taker = table.survivor(give.taker());
        Survivor giver = table.survivor(give.giver());
        return isPart(give.card())
                && !isHeld(giver)
                && !has(taker, give.card())
                && has(taker, give.card().equals(one) ? other : one);
    }
}
