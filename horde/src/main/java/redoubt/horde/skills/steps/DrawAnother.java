package redoubt.horde.skills.steps;

import java.util.List;
import redoubt.horde.action.DrawCards;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Through a once-per-turn skill, a card just drawn stays on the discard pile and another is drawn. */
public record DrawAnother(Drawn drawn, String skill, RuleId rule) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.log(new HordeEvent.CardDiscarded(
                rule, drawn.searcher(), drawn.card().name()));
        DrawCards again = new DrawCards(drawn.searcher(), drawn.deck(), drawn.more() + 1, drawn.bySearch());
        play.then(new UseSkill(drawn.searcher(), skill, rule, List.of(again)));
    }
}
