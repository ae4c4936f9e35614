package redoubt.secondedition.washington;

import java.util.Optional;
import redoubt.horde.mission.SurvivorsMustLive;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.GoalAims;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Verdict;

/** One survivor eliminated, and the game is lost, unless the mission is played with knock-outs. */
public record Mortality() implements EndOfGame, GoalAims {
    private static final SurvivorsMustLive ALL = new SurvivorsMustLive();

    @Override
    public void aims(Table table, Checklist list) {
        if (table.mission().rulings(KnockOut.class).isEmpty()) {
            ALL.aims(table, list);
        }
    }

    @Override
    public Optional<Verdict> verdict(Table table) {
        return table.mission().rulings(KnockOut.class).isEmpty() ? ALL.verdict(table) : Optional.empty();
    }
}
