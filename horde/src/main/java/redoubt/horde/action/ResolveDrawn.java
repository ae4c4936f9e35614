package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.edition.Edition;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** What becomes of a card just drawn: a ruling takes over, or the survivor keeps it and draws the rest. */
public record ResolveDrawn(Drawn drawn) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor searcher = table.survivor(drawn.searcher());
        List<SearchRuling> rulings = rulings(table, searcher);
        for (int i = drawn.asked(); i < rulings.size(); i++) {
            List<Step<Table>> steps = rulings.get(i).drawn(table, searcher, drawn.withAsked(i + 1));
            if (!steps.isEmpty()) {
                play.then(steps);
                return;
            }
        }
        play.then(
                new KeepDrawn(drawn.searcher(), drawn.card()),
                new DrawCards(drawn.searcher(), drawn.deck(), drawn.more(), drawn.bySearch()));
    }

    /** Skills come before the card itself, so that they can exchange it before it does any harm. */
    private List<SearchRuling> rulings(Table table, Survivor searcher) {
        List<SearchRuling> rulings = new ArrayList<>(Rulings.own(table, searcher, SearchRuling.HOOK));
        rulings.addAll(drawn.card().traits(SearchRuling.HOOK));
        rulings.addAll(Rulings.cards(searcher, SearchRuling.class));
        rulings.addAll(table.mission().rulings(SearchRuling.HOOK));
        rulings.addAll(Edition.of(table).workings().rulings(SearchRuling.HOOK));
        return rulings;
    }
}
