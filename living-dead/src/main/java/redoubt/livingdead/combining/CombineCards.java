package redoubt.livingdead.combining;

import java.util.List;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Drawn;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;
import redoubt.livingdead.edition.Combination;

/** Between actions, or when a search has just brought the missing part, cards are combined for free (NL-SPEC-02, NL-GAP-40). */
public record CombineCards(List<Combination> combinations) implements ActionRuling, SearchRuling {
    /** Makes this special card. */
    public record Make(Combination combination) implements ActOption {
        @Override
        public int cost() {
            return 0;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new Combine(actor, combination, List.of());
        }

        @Override
        public String key() {
            return "combine " + combination.card();
        }

        @Override
        public List<Mark> marks() {
            return combination.marks();
        }
    }

    public CombineCards {
        combinations = Packed.copyOf(combinations);
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        for (Combination combination : combinations) {
            if (Parts.has(table, actor, combination, List.of())) {
                menu.add(new Make(combination));
            }
        }
    }

    @Override
    public List<Step<Table>> drawn(Table table, Survivor searcher, Drawn drawn) {
        List<Combination> possible = combinations.stream()
                .filter(each -> each.parts().contains(drawn.card().name())
                        && Parts.has(table, searcher, each, List.of(drawn.card().name())))
                .toList();
        return possible.isEmpty() ? List.of() : List.of(new CombineDrawn(drawn, possible));
    }
}
