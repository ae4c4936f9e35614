package redoubt.horde.cards;

import java.util.List;
import redoubt.horde.action.DrawCards;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.Step;

/** A card that is no find: a zombie appears beside whoever draws it, and in some games it ends a search. */
public record BringsZombies(String zombie, boolean isLast) implements SearchRuling {
    @Override
    public List<Step<Table>> drawn(Table table, Survivor searcher, Drawn drawn) {
        return drawn.card().traits().contains(this) ? beside(drawn, zombie, isLast) : List.of();
    }

    /** A zombie appears beside whoever has drawn a card, and then the rest of the cards are drawn unless it ends a search. */
    public static List<Step<Table>> beside(Drawn drawn, String zombie, boolean isLast) {
        MeetZombies meeting = new MeetZombies(drawn.searcher(), drawn.card().name(), zombie, 1);
        return isLast && drawn.bySearch()
                ? List.of(meeting)
                : List.of(meeting, new DrawCards(drawn.searcher(), drawn.deck(), drawn.more(), drawn.bySearch()));
    }
}
