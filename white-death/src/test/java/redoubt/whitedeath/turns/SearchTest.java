package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Item;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;

/** Searching. */
class SearchTest {
    private static Scene searcher(String zone, String skills) {
        return Scene.on("#:.~.|%").survivor("Ana", zone, skills).deck("Water", "Apples", "Torch", "Sword");
    }

    private static List<String> items(Scene scene) {
        return scene.survivor("Ana").inventory().items().stream()
                .map(Item::name)
                .toList();
    }

    @Test
    @Rule("WD-SEARCH-01")
    void aSearchDrawsOneCardInABuildingWithoutZombies() {
        assertThat(searcher("b", "").turn("Ana").offered("search")).isEmpty();
        assertThat(searcher("a", "").zombies("a", "Walker", 1).turn("Ana").offered("search"))
                .isEmpty();
        Scene scene = searcher("a", "").zombies("b", "Walker", 1).turn("Ana").choose("search");
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
        assertThat(scene.events(HordeEvent.CardDrawn.class))
                .extracting(HordeEvent.CardDrawn::card)
                .containsExactly("Water");
        assertThat(scene.table().deck("equipment").draw().size()).isEqualTo(3);
    }

    @Test
    @Rule({"WD-SEARCH-02", "WD-DEC-12"})
    void theCardIsKeptWithAFreeReorganizationOrDiscarded() {
        Scene scene = searcher("a", "")
                .twoSeats()
                .seat("Ana", 2)
                .card("Ana", "pack1", "Dagger")
                .turn("Ana")
                .choose("search");
        assertThat(scene.asked().id()).isEqualTo("WD-SEARCH-02");
        assertThat(scene.seats().list()).containsExactly(new Seat(2));
        assertThat(scene.offered())
                .containsExactly(
                        "put Dagger from pack1 in hand1",
                        "discard Dagger of pack1",
                        "put Water in hand1",
                        "put Water in pack2",
                        "discard Water");
        scene.choose("put Dagger from pack1 in hand1", "put Water in pack1", Scene.DONE);
        assertThat(items(scene)).containsExactly("Dagger", "Water");
        assertThat(scene.survivor("Ana").inventory().held(0).name()).isEqualTo("Dagger");
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
        Scene discarded = searcher("a", "").turn("Ana").choose("search", "discard Water");
        assertThat(items(discarded)).isEmpty();
        assertThat(discarded.table().deck("equipment").discard().list())
                .containsExactly(Scene.EDITION.print().card("Water").index());
    }

    @Test
    @Rule("WD-SEARCH-03")
    void aSurvivorSearchesOncePerTurn() {
        Scene scene = searcher("a", "").turn("Ana").choose("search", "put Water in pack1", Scene.DONE);
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
        assertThat(scene.offered("search")).isEmpty();
        Scene next = scene.choose("end turn")
                .with(table -> table.with(table.survivor("Ana").orElseThrow().withActed(true)));
        assertThat(next.turn("Ana").offered("search")).containsExactly("search");
    }

    private static Scene corrupted(String skills) {
        return Scene.on(Box.corrupted(Box.board("#:.~.|%"), "a"))
                .survivor("Ana", "a", skills)
                .deck("Water");
    }

    @Test
    @Rule("WD-SEARCH-04")
    void ruinsAndCorruptionNeedASkill() {
        assertThat(searcher("d", "").turn("Ana").offered("search")).isEmpty();
        assertThat(searcher("d", "Ruins searcher").turn("Ana").offered("search"))
                .containsExactly("search");
        assertThat(searcher("d", "Corruption seeker").turn("Ana").offered("search"))
                .isEmpty();
        assertThat(corrupted("").turn("Ana").offered("search")).isEmpty();
        assertThat(corrupted("Corruption seeker").turn("Ana").offered("search")).containsExactly("search");
        assertThat(corrupted("Ruins searcher").turn("Ana").offered("search")).isEmpty();
    }

    private static int drawn(String skills, String... slotsOfTorches) {
        Scene scene = searcher("a", skills);
        for (String slot : slotsOfTorches) {
            scene.card("Ana", slot, "Torch");
        }
        scene.turn("Ana").choose("search");
        while (scene.offered("end turn").isEmpty()) {
            scene.choose(
                    scene.offered().contains("done")
                            ? "done"
                            : scene.offered("discard").getLast());
        }
        return scene.events(HordeEvent.CardDrawn.class).size();
    }

    @Test
    @Rule("WD-SEARCH-05")
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
    @Rule("WD-SEARCH-06")
    void anEmptyDeckIsMadeAnewFromTheDiscardsWithoutStartingEquipment() {
        int water = Scene.EDITION.print().card("Water").index();
        int katana = Scene.EDITION.print().card("Katana").index();
        Scene scene = searcher("a", "")
                .card("Ana", "pack1", "Torch")
                .card("Ana", "pack2", "Shashka")
                .with(table -> table.with(new Deck("equipment", Pile.of(List.of(water)), Pile.of(List.of(katana)))))
                .turn("Ana");
        scene.choose("discard Ana pack2 Shashka", "search");
        assertThat(scene.events(HordeEvent.DeckReshuffled.class)).isEmpty();
        scene.choose("put Water in hand1", Scene.DONE);
        assertThat(scene.events(HordeEvent.DeckReshuffled.class))
                .extracting(HordeEvent.DeckReshuffled::cards)
                .containsExactly(1);
        assertThat(scene.events(HordeEvent.CardDrawn.class))
                .extracting(HordeEvent.CardDrawn::card)
                .containsExactly("Water", "Katana");
    }

    @Test
    @Rule("WD-DEC-12")
    void destinySafeSearchAndMatchingSetAreOffered() {
        Scene destiny = searcher("a", "Destiny").turn("Ana").choose("search");
        assertThat(destiny.asked().id()).isEqualTo("WD-SKILL-DESTINY");
        assertThat(destiny.offered()).hasSize(2);
        Scene safe = Scene.on("#:.")
                .survivor("Ana", "a", "Safe search")
                .deck("Aaahh!! 1 Walker", "Water")
                .turn("Ana")
                .choose("search");
        assertThat(safe.asked().id()).isEqualTo("WD-SKILL-SAFESEARCH");
        assertThat(safe.offered()).containsExactly("accept Aaahh!! 1 Walker", "draw another for Aaahh!! 1 Walker");
        safe.choose("draw another for Aaahh!! 1 Walker");
        assertThat(safe.offered("put")).containsExactly("put Water in hand1", "put Water in pack1");
        assertThat(safe.zombies("a")).isZero();
        Scene bold = Scene.on("#:.")
                .survivor("Ana", "a", "Safe search")
                .deck("Aaahh!! 1 Walker", "Water")
                .turn("Ana")
                .choose("search", "accept Aaahh!! 1 Walker");
        assertThat(bold.zombies("a")).isEqualTo(1);
        Scene match = Scene.on("#:.")
                .survivor("Ana", "a", "Matching set")
                .deck("Sword", "Water", "Sword")
                .turn("Ana")
                .choose("search", "put Sword in hand1", Scene.DONE);
        assertThat(match.asked().id()).isEqualTo("WD-SKILL-MATCHINGSET");
        assertThat(match.offered()).hasSize(2);
    }
}
