package redoubt.horde.mission;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.GoalAims;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.Mark;

/** The game is lost when a survivor is eliminated; having left the board does not count. */
public record SurvivorsMustLive() implements EndOfGame, GoalAims {
    @Override
    public void aims(Table table, Checklist list) {
        List<Survivor> team = table.survivors();
        Mark[] fallen = team.stream()
                .filter(survivor -> survivor.presence() == Survivor.Presence.ELIMINATED)
                .map(survivor -> MarkKind.SURVIVOR.mark(survivor.id().name()))
                .toArray(Mark[]::new);
        list.keep("SurvivorsMustLive", team.size() - fallen.length, team.size(), fallen);
    }

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
