package redoubt.whitedeath.mission.m02;

import java.util.List;
import java.util.Optional;
import redoubt.horde.action.Rearrangement;
import redoubt.horde.action.ReorganizeAndTrade;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.whitedeath.mission.rules.KeepToken;

/** What bots do with fragments: one of those who have some gathers them all, so that the last tome can be restored. */
final class GatheredFragments {
    private static final double LAST_HOPE = 8;
    private static final double BESIDES = 1;
    private static final double TRADE = 10;
    private static final double HAND_OVER = 8;

    private GatheredFragments() {}

    /** Who has the most; empty if nobody has any. */
    static Optional<Survivor> gatherer(Table table) {
        Survivor most = table.survivors().getFirst();
        for (Survivor survivor : table.survivors()) {
            most = held(survivor) > held(most) ? survivor : most;
        }
        return held(most) > 0 ? Optional.of(most) : Optional.empty();
    }

    /** Those who have some meet; with no tome left nothing matters more. */
    static void errands(Table table, List<Errand> errands) {
        Optional<Survivor> found = gatherer(table);
        if (found.isEmpty()) {
            return;
        }
        Survivor gatherer = found.get();
        double weight = KeepToken.count(table, TomesOfPurging.TOME) > 0 ? BESIDES : LAST_HOPE;
        for (Survivor survivor : table.survivors()) {
            if (survivor.index() != gatherer.index() && held(survivor) > 0) {
                errands.add(Errand.of(survivor, gatherer.zone().index(), weight));
                errands.add(Errand.of(gatherer, survivor.zone().index(), weight));
            }
        }
    }

    static double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case ReorganizeAndTrade.TradeWith trade -> {
                Survivor partner = outlook.table().survivor(trade.partner());
                boolean isGathering =
                        isGatherer(outlook.table(), outlook.actor().id())
                                || isGatherer(outlook.table(), trade.partner());
                yield isGathering && held(outlook.actor()) > 0 && held(partner) > 0 ? TRADE : 0;
            }
            case Rearrangement.GiveToken give ->
                give.token().equals(TomesOfPurging.FRAGMENT) && isGatherer(outlook.table(), give.taker())
                        ? HAND_OVER
                        : 0;
            default -> 0;
        };
    }

    private static boolean isGatherer(Table table, SurvivorId survivor) {
        return gatherer(table).map(Survivor::id).equals(Optional.of(survivor));
    }

    private static int held(Survivor survivor) {
        return survivor.isOnBoard() ? KeepToken.count(survivor, TomesOfPurging.FRAGMENT) : 0;
    }
}
