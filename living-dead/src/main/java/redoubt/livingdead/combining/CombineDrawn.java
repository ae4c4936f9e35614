package redoubt.livingdead.combining;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.action.DrawCards;
import redoubt.horde.action.KeepDrawn;
import redoubt.horde.action.ResolveDrawn;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.livingdead.edition.Combination;

/** The survivor may combine a card just drawn, which lies on the discards, with others at once (NL-GAP-40). */
public record CombineDrawn(Drawn drawn, List<Combination> possible) implements Question<Table, CombineDrawn.Choice> {
    private static final RuleId RULE = new RuleId("NL-GAP-40");

    /** Combines to this special card, or not. */
    public record Choice(Optional<Combination> combination) implements Option {
        @Override
        public String key() {
            return combination.map(each -> "combine " + each.card()).orElse("do not combine");
        }

        @Override
        public List<Mark> marks() {
            return combination.map(Combination::marks).orElse(List.of());
        }
    }

    public CombineDrawn {
        possible = List.copyOf(possible);
    }

    @Override
    public Decision<Choice> decision(Table table) {
        List<Choice> options = new ArrayList<>();
        possible.forEach(each -> options.add(new Choice(Optional.of(each))));
        options.add(new Choice(Optional.empty()));
        return new Decision<>(RULE, table.seatOf(drawn.searcher()), options);
    }

    @Override
    public void answer(Choice chosen, Play<Table> play) {
        if (chosen.combination().isEmpty()) {
            play.then(new ResolveDrawn(drawn));
            return;
        }
        play.then(combining(chosen.combination().get()));
    }

    private List<Step<Table>> combining(Combination combination) {
        String name = drawn.card().name();
        List<Step<Table>> steps = new ArrayList<>();
        if (combination.kept().contains(name)) {
            steps.add(new KeepDrawn(drawn.searcher(), drawn.card()));
        }
        steps.add(new Combine(drawn.searcher(), combination, List.of(name)));
        steps.add(new DrawCards(drawn.searcher(), drawn.deck(), drawn.more(), drawn.bySearch()));
        return steps;
    }
}
