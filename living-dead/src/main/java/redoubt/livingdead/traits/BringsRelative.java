package redoubt.livingdead.traits;

import java.util.List;
import redoubt.horde.action.DrawCards;
import redoubt.horde.cards.BringsZombies;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.livingdead.edition.LivingDead;

/** A card that is no find: it brings a relative or, if the group reads it otherwise, nothing; either way it is discarded. */
public record BringsRelative() implements SearchRuling {
    public static final RuleId WHAT_KAREN_BRINGS = new RuleId("NL-GAP-25");

    @Override
    public List<Step<Table>> drawn(Table table, Survivor searcher, Drawn drawn) {
        if (!drawn.card().traits().contains(this)) {
            return List.of();
        }
        return OtherReading.isAgreed(table, WHAT_KAREN_BRINGS)
                ? List.of(
                        new LeaveDrawn(drawn.searcher(), drawn.card().name()),
                        new DrawCards(drawn.searcher(), drawn.deck(), drawn.more(), drawn.bySearch()))
                : BringsZombies.beside(drawn, LivingDead.RELATIVE, false);
    }
}
