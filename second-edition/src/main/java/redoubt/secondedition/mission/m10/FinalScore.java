package redoubt.secondedition.mission.m10;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.Step;
import redoubt.secondedition.objective.TellCard;

/** When the last survivor has left, the last note is read and the campaign is scored (WZ-M10N-01). */
public record FinalScore() implements EndOfGame {
    static final String NOTE = "WZ-M10N-01";

    @Override
    public Optional<Verdict> verdict(Table table) {
        return Optional.empty();
    }

    @Override
    public List<Step<Table>> epilogue(Table table) {
        return List.of(new TellCard(NOTE), new CountScore());
    }
}
