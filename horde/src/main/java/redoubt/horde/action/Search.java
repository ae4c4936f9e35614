package redoubt.horde.action;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.board.Deck;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** The search action: indoors, with no zombie in the zone, once per turn. */
public record Search() implements ActionRuling {
    /** What a turn remembers about a search. */
    public static final String ONCE = "search";

    /** Searches a deck; it is named only where there is a choice. */
    public record SearchDeck(String deck, boolean isOnly) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKind.SEARCH;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new SearchZone(actor, deck);
        }

        @Override
        public String key() {
            return isOnly ? "search" : "search " + deck.toLowerCase(Locale.ROOT);
        }

        @Override
        public List<Mark> marks() {
            return isOnly ? List.of() : List.of(MarkKind.DECK.mark(deck));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!menu.canPay(ActionKind.SEARCH, 1)
                || table.zombies().isAny(actor.zone().index())) {
            return;
        }
        Packed<SearchRuling> rulings = rulings(table, actor);
        if (!isOpen(table, actor, rulings)) {
            return;
        }
        List<String> decks = decks(table, actor, rulings);
        for (int i = 0; i < decks.size(); i++) {
            if (hasCards(table.deck(decks.get(i)))) {
                menu.add(new SearchDeck(decks.get(i), decks.size() == 1));
            }
        }
    }

    /** The decks with cards that the survivor may search here. */
    public static List<String> decks(Table table, Survivor actor) {
        return decks(table, actor, rulings(table, actor)).stream()
                .filter(deck -> hasCards(table.deck(deck)))
                .toList();
    }

    private static List<String> decks(Table table, Survivor actor, Packed<SearchRuling> rulings) {
        List<String> decks = List.of(table.print().searchDeck());
        for (int i = 0; i < rulings.size(); i++) {
            decks = rulings.get(i).decks(table, actor, decks);
        }
        return decks;
    }

    /** How many cards a search by this survivor draws; answers do not add up, the highest one counts. */
    public static int cards(Table table, Survivor searcher) {
        Packed<SearchRuling> rulings = rulings(table, searcher);
        int cards = 1;
        for (int i = 0; i < rulings.size(); i++) {
            cards = Math.max(cards, rulings.get(i).cards(table, searcher));
        }
        return cards;
    }

    /** The rule of a mission or a card by which nobody may search where the survivor is. */
    public static Optional<RuleId> barredBy(Table table, Survivor actor) {
        for (SearchRuling ruling : rulings(table, actor)) {
            Optional<RuleId> rule = ruling.barredBy(table, actor);
            if (rule.isPresent()) {
                return rule;
            }
        }
        return Optional.empty();
    }

    /** Whether the survivor may search here and now. */
    public static boolean isOpen(Table table, Survivor actor) {
        return !table.zombies().isAny(actor.zone().index()) && isOpen(table, actor, rulings(table, actor));
    }

    private static boolean isOpen(Table table, Survivor actor, Packed<SearchRuling> rulings) {
        boolean isOpen = table.isBuilding(actor.zone().index());
        boolean isAgain = false;
        for (int i = 0; i < rulings.size(); i++) {
            SearchRuling ruling = rulings.get(i);
            if (ruling.barredBy(table, actor).isPresent()) {
                return false;
            }
            isOpen = isOpen || ruling.opensZone(table, actor);
            isAgain = isAgain || ruling.isMoreThanOnce();
        }
        return isOpen && (isAgain || !actor.turn().hasUsed(ONCE));
    }

    private static boolean hasCards(Deck deck) {
        return !deck.draw().isEmpty() || !deck.discard().isEmpty();
    }

    private static Packed<SearchRuling> rulings(Table table, Survivor searcher) {
        return Rulings.of(table, searcher, SearchRuling.HOOK);
    }
}
