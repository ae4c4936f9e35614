package redoubt.secondedition.mission.m03;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.secondedition.mission.ending.RewardTeam;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.RevealCard;
import redoubt.secondedition.objective.TellCard;
import redoubt.secondedition.washington.Clock;

/**
 * The timed card is revealed at the end of this round, when the clock shows 7 pm; a victory before that brings every survivor a point of
 * experience, and the card is only told (WZ-M03-03, WZ-M03-06, WZ-M03C-07). Rounds are counted and not hours, so that it is the same
 * where a group plays without the clock (WZ-M03R-02).
 */
public record Searchlight(String card, int lastRound) implements MomentRuling, EndOfGame {
    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        return moment == Moment.BOARD_CLEARED && table.round() == lastRound && isWaiting(table)
                ? List.of(new RevealCard(card))
                : List.of();
    }

    /** What is bound to the hour comes when the hour has struck (WZ-CLOCK-05). */
    @Override
    public int order() {
        return Clock.ORDER + 1;
    }

    @Override
    public Optional<Verdict> verdict(Table table) {
        return Optional.empty();
    }

    @Override
    public List<Step<Table>> epilogue(Table table) {
        return isWaiting(table)
                ? List.of(new TellCard(card), new RewardTeam(new RuleId(card), 1, Optional.empty()))
                : List.of();
    }

    private boolean isWaiting(Table table) {
        return CardsLaid.of(table).fate(card) == CardsLaid.Fate.LYING;
    }
}
