package redoubt.horde.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Item;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;

/** Searching. */
class SearchTest {
    private static Town searcher(String zone, String skills) {
        return Town.on("#:.~.|#").survivor("Ana", zone, skills).deck("Water", "Apples", "Torch", "Sword");
    }

    private static List<String> items(Town town) {
        return town.survivor("Ana").inventory().items().stream().map(Item::name).toList();
    }

    @Test
    @Cited(Cite.SEARCH)
    void aSearchDrawsOneCardInABuildingWithoutZombies() {
        assertThat(searcher("b", "").turn("Ana").offered("search")).isEmpty();
        assertThat(searcher("a", "").zombies("a", "Walker", 1).turn("Ana").offered("search"))
                .isEmpty();
        Town town = searcher("a", "").zombies("b", "Walker", 1).turn("Ana").choose("search");
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(2);
        assertThat(town.events(HordeEvent.CardDrawn.class))
                .extracting(HordeEvent.CardDrawn::card)
                .containsExactly("Water");
        assertThat(town.table().deck("equipment").draw().size()).isEqualTo(3);
    }

    @Test
    @Cited(Cite.KEEP_OR_DISCARD)
    @Rule("WD-DEC-12")
    void theCardIsKeptWithAFreeReorganizationOrDiscarded() {
        Town town = searcher("a", "")
                .twoSeats()
                .seat("Ana", 2)
                .card("Ana", "pack1", "Dagger")
                .turn("Ana")
                .choose("search");
        assertThat(town.asked().id()).isEqualTo("KEEP_OR_DISCARD");
        assertThat(town.seats().list()).containsExactly(new Seat(2));
        assertThat(town.offered())
                .containsExactly(
                        "put Dagger from pack1 in hand1",
                        "discard Dagger of pack1",
                        "put Water in hand1",
                        "put Water in pack2",
                        "discard Water");
        town.choose("put Dagger from pack1 in hand1", "put Water in pack1", Town.DONE);
        assertThat(items(town)).containsExactly("Dagger", "Water");
        assertThat(town.survivor("Ana").inventory().held(0).name()).isEqualTo("Dagger");
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(2);
        Town discarded = searcher("a", "").turn("Ana").choose("search", "discard Water");
        assertThat(items(discarded)).isEmpty();
        assertThat(discarded.table().deck("equipment").discard().list())
                .containsExactly(Town.EDITION.print().card("Water").index());
    }

    @Test
    @Cited(Cite.SEARCH_ONCE)
    void aSurvivorSearchesOncePerTurn() {
        Town town = searcher("a", "").turn("Ana").choose("search", "put Water in pack1", Town.DONE);
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(2);
        assertThat(town.offered("search")).isEmpty();
        Town next = town.choose("end turn")
                .with(table -> table.with(table.survivor("Ana").orElseThrow().withActed(true)));
        assertThat(next.turn("Ana").offered("search")).containsExactly("search");
    }

    private static int drawn(String skills, String... slotsOfTorches) {
        Town town = searcher("a", skills);
        for (String slot : slotsOfTorches) {
            town.card("Ana", slot, "Torch");
        }
        town.turn("Ana").choose("search");
        while (town.offered("end turn").isEmpty()) {
            town.choose(
                    town.offered().contains("done")
                            ? "done"
                            : town.offered("discard").getLast());
        }
        return town.events(HordeEvent.CardDrawn.class).size();
    }

    @Test
    void aTorchInHandOrBackpackDrawsTwoCards() {
        assertThat(drawn("")).isOne();
        assertThat(drawn("", "hand1")).isEqualTo(2);
        assertThat(drawn("", "pack1")).isEqualTo(2);
    }

    @Test
    @Rule("WD-GAP-83")
    void torchesAndTheSkillDoNotAddUp() {
        assertThat(drawn("Search: 2 cards")).isEqualTo(2);
        assertThat(drawn("Search: 2 cards", "pack1")).isEqualTo(2);
        assertThat(drawn("", "hand1", "hand2", "pack1")).isEqualTo(2);
    }

    @Test
    @Cited(Cite.DECK_RUNS_OUT)
    void anEmptyDeckIsMadeAnewFromTheDiscardsWithoutStartingEquipment() {
        int water = Town.EDITION.print().card("Water").index();
        int katana = Town.EDITION.print().card("Katana").index();
        Town town = searcher("a", "")
                .card("Ana", "pack1", "Torch")
                .card("Ana", "pack2", "Club")
                .with(table -> table.with(new Deck("equipment", Pile.of(List.of(water)), Pile.of(List.of(katana)))))
                .turn("Ana");
        town.choose("discard Ana pack2 Club", "search");
        assertThat(town.events(HordeEvent.DeckReshuffled.class)).isEmpty();
        town.choose("put Water in hand1", Town.DONE);
        assertThat(town.events(HordeEvent.DeckReshuffled.class))
                .extracting(HordeEvent.DeckReshuffled::cards)
                .containsExactly(1);
        assertThat(town.events(HordeEvent.CardDrawn.class))
                .extracting(HordeEvent.CardDrawn::card)
                .containsExactly("Water", "Katana");
    }

    @Test
    void onlyDecksWithCardsAreSearched() {
        Stage stage = Stage.of("Ben", "Cai").deck();
        assertThat(Search.decks(stage.table(), stage.who("Ben"))).isEmpty();
        assertThat(Search.decks(stage.discards(Hamlet.BREAD).table(), stage.who("Ben")))
                .as("they are shuffled")
                .containsExactly("equipment");
        assertThat(Search.decks(Stage.of("Ben", "Cai").deck(Hamlet.BREAD).table(), stage.who("Ben")))
                .containsExactly("equipment");
    }
}
