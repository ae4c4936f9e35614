package redoubt.horde.mission;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;

/** The game is lost when a survivor is eliminated; having left the board does not count. */
public record SurvivorsMustLive() implements EndOfGame {
    @Override
    public Optional<Verdict> verdict(Table table) {
        List<Survivor> survivors = table.survivors();
        for (int i = 0; i < survivors.size(); i++) {
            if (survivors.get(i).presence() == Survivor.Presence.ELIMINATED) {
                return Optional.of(Verdict.lost(table.cite(Cite.DEFEAT)));
            }
        }
        return Optional.empty();
    }
}
