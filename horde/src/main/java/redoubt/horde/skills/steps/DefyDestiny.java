package redoubt.horde.skills.steps;

import java.util.List;
import redoubt.horde.action.ResolveDrawn;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** A survivor accepts the card just drawn or asks for another, using a once-per-turn skill. */
public record DefyDestiny(Drawn drawn, String skill, RuleId rule) implements Question<Table, DefyDestiny.Reply> {
    /** Draws another card in its place, or not. */
    public record Reply(String card, boolean isAnother) implements Option {
        @Override
        public String key() {
            return isAnother ? "draw another for " + card : "accept " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(card), MarkKind.ANSWER.mark(isAnother ? "another" : "accept"));
        }
    }

    @Override
    public Decision<Reply> decision(Table table) {
        String card = drawn.card().name();
        return new Decision<>(
                rule, table.seatOf(drawn.searcher()), List.of(new Reply(card, false), new Reply(card, true)));
    }

    @Override
    public void answer(Reply chosen, Play<Table> play) {
        play.then(chosen.isAnother() ? new DrawAnother(drawn, skill, rule) : new ResolveDrawn(drawn));
    }
}
