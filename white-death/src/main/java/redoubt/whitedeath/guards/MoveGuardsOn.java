package redoubt.whitedeath.guards;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The commander chooses the next zone of a longer move of guards, or stops them. */
public record MoveGuardsOn(SurvivorId commander, int guards, Zone at, int zones)
        implements Question<Table, MoveGuardsOn.Next> {
    /** Where they go next. */
    public sealed interface Next extends Option {}

    /** On to this zone. */
    public record Onward(Zone to) implements Next {
        @Override
        public String key() {
            return "move " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", to.name()));
        }
    }

    /** They stay here. */
    public record Stop() implements Next {
        @Override
        public String key() {
            return "stop";
        }
    }

    @Override
    public Decision<Next> decision(Table table) {
        Squad squad = new Squad(GuardActions.of(table), table, table.survivor(commander), at);
        ZoneSet near = squad.destinations(at);
        List<Next> options = new ArrayList<>();
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            options.add(new Onward(table.zone(zone)));
        }
        options.add(new Stop());
        return new Decision<>(GuardRules.MOVE, table.seatOf(commander), options);
    }

    @Override
    public void answer(Next chosen, Play<Table> play) {
        switch (chosen) {
            case Onward onward -> play.then(new MoveGuards(commander, guards, at, onward.to(), zones - 1));
            case Stop _ -> {}
        }
    }
}
