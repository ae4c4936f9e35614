package redoubt.horde.skills;

import java.util.List;
import java.util.Optional;
import redoubt.horde.action.DrawCards;
import redoubt.horde.action.ResolveDrawn;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.skills.steps.TakeMatch;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A survivor who keeps a dual weapon found in a search may take a second of that name from the deck. */
public record MatchingSet() implements Skill, SearchRuling {
    @Override
    public String name() {
        return "Matching set";
    }

    @Override
    public Optional<RuleId> helpsBy(Table table, Survivor searcher) {
        return Optional.of(table.cite(Cite.MATCHING_SET));
    }

    @Override
    public List<Step<Table>> drawn(Table table, Survivor searcher, Drawn drawn) {
        if (!drawn.bySearch() || !isDual(drawn.card())) {
            return List.of();
        }
        int before = searcher.inventory().count(drawn.card().name());
        Drawn last = new Drawn(drawn.searcher(), drawn.card(), drawn.deck(), true, 0, drawn.asked());
        return List.of(
                new ResolveDrawn(last),
                new TakeMatch(drawn.searcher(), drawn.card(), drawn.deck(), before),
                new DrawCards(drawn.searcher(), drawn.deck(), drawn.more(), true));
    }

    private static boolean isDual(Equipment card) {
        for (Equipment.Use use : card.uses()) {
            if (use.isDual()) {
                return true;
            }
        }
        return false;
    }
}
