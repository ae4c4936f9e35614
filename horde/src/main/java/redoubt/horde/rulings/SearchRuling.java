package redoubt.horde.rulings;

import java.util.List;
import java.util.Optional;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** Hook: where and how often a survivor searches, how many cards, and what a drawn card does. */
public interface SearchRuling extends Ruling {
    Hook<SearchRuling> HOOK = new Hook<>(5, SearchRuling.class);

    /** Whether the survivor may search here even though the general rule forbids this kind of zone. */
    default boolean opensZone(Table table, Survivor searcher) {
        return false;
    }

    /** The rule by which nobody may search here now, whatever the general rule says. */
    default Optional<RuleId> barredBy(Table table, Survivor searcher) {
        return Optional.empty();
    }

    default boolean isMoreThanOnce() {
        return false;
    }

    /** How many cards a search draws; the highest answer counts. */
    default int cards(Table table, Survivor searcher) {
        return 1;
    }

    /** The rule people want to hear of before they search: it draws more cards, or does something for them with those drawn. */
    default Optional<RuleId> helpsBy(Table table, Survivor searcher) {
        return Optional.empty();
    }

    /** The decks the survivor may search here, given those named so far. */
    default List<String> decks(Table table, Survivor searcher, List<String> decks) {
        return decks;
    }

    /**
     * Steps that replace keeping a card just drawn and drawing the rest (an ambush, a card that may be exchanged); empty if this
     * ruling has nothing to say. Skills are asked first, then the card, then mission and edition. When a ruling's question is
     * declined, it goes on with the same {@link Drawn}, which remembers who has been asked.
     */
    default List<Step<Table>> drawn(Table table, Survivor searcher, Drawn drawn) {
        return List.of();
    }
}
