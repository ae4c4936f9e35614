package redoubt.whitedeath.traits;

import java.util.List;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.Step;

/** A card that is no find: zombies appear where it is drawn, and nothing more is drawn. */
public record Ambush(int count, String zombie) implements SearchRuling {
    @Override
    public List<Step<Table>> drawn(Table table, Survivor searcher, Drawn drawn) {
        return drawn.card().traits().contains(this)
                ? List.of(new SpringAmbush(drawn.searcher(), drawn.card().name(), zombie, count))
                : List.of();
    }
}
