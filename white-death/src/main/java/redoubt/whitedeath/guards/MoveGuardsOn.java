package redoubt.whitedeath.guards;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.action.NextZone;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The commander chooses the next zone of a longer move of guards, or stops them. */
public record MoveGuardsOn(SurvivorId commander, int guards, Zone at, int zones) implements Question<Table, NextZone> {
    @Override
    public Decision<NextZone> decision(Table table) {
        Squad squad = Squad.of(table, commander, at);
        List<NextZone> options = NextZone.onwards(table, squad.destinations());
        options.add(new NextZone.Stop());
        return new Decision<>(GuardRules.MOVE, table.seatOf(commander), options);
    }

    @Override
    public void answer(NextZone chosen, Play<Table> play) {
        switch (chosen) {
            case NextZone.Onward onward -> play.then(new MoveGuards(commander, guards, at, onward.to(), zones - 1));
            case NextZone.Stop _ -> {}
        }
    }
}
