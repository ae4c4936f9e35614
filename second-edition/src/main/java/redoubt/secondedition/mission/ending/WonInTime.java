package redoubt.secondedition.mission.ending;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/**
 * A victory no later than in this round brings every survivor in play a point of campaign experience, and perhaps an achievement for
 * all. Rounds are counted and not hours, so that it is the same where a group plays without the clock.
 */
public record WonInTime(RuleId rule, int lastRound, Optional<String> achievement) implements EndOfGame {
    @Override
    public Optional<Verdict> verdict(Table table) {
        return Optional.empty();
    }

    @Override
    public List<Step<Table>> epilogue(Table table) {
        return table.round() <= lastRound ? List.of(new RewardTeam(rule, 1, achievement)) : List.of();
    }
}
