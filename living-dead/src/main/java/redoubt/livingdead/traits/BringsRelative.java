package redoubt.livingdead.traits;

import java.util.List;
import redoubt.horde.action.DrawCards;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.Step;
import redoubt.livingdead.edition.LivingDead;

/** A card that is no find: a relative stands beside whoever draws it (NL-GAP-25). */
public record BringsRelative() implements SearchRuling {
    @Override
    public List<Step<Table>> drawn(Table table, Survivor searcher, Drawn drawn) {
        return drawn.card().traits().contains(this)
                ? List.of(
                        new MeetGhoul(drawn.searcher(), drawn.card().name(), LivingDead.RELATIVE),
                        new DrawCards(drawn.searcher(), drawn.deck(), drawn.more(), drawn.bySearch()))
                : List.of();
    }
}
