package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.Step;

/** After a victory, everybody who has not fallen rolls for the cards to be kept for the next mission, also those who have left. */
public record KeepRolls() implements EndOfGame {
    @Override
    public Optional<Verdict> verdict(Table table) {
        return Optional.empty();
    }

    @Override
    public List<Step<Table>> epilogue(Table table) {
        List<Step<Table>> steps = new ArrayList<>();
        for (Survivor survivor : table.survivors()) {
            if (survivor.presence() != Survivor.Presence.ELIMINATED) {
                steps.add(new RollToKeep(survivor.id()));
            }
        }
        return steps;
    }
}
