package redoubt.secondedition.mission.rules;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Joins;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;
import redoubt.secondedition.objective.Finds;
import redoubt.secondedition.washington.Link;

/** A link that survivors use once the team has found all these keywords. */
public record KnownLink(Link way, List<String> keywords) implements ActionRuling, Joins {
    public KnownLink {
        keywords = List.copyOf(keywords);
    }

    @Override
    public Zone one() {
        return way.one();
    }

    @Override
    public Zone other() {
        return way.other();
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (Finds.of(table).keywords().containsAll(keywords)) {
            way.offer(table, actor, menu);
        }
    }
}
