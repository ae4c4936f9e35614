package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.SetUp;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** The slots of a survivor and what works in them. */
class InventoryTest {
    private static Scene full() {
        Scene scene = Scene.on("#:#").survivor("Ana", "a", "");
        scene.card("Ana", "hand1", "Sword").card("Ana", "hand2", "Dagger").card("Ana", "body", "Heavy Armor");
        scene.card("Ana", "pack1", "Spear").card("Ana", "pack2", "Halberd").card("Ana", "pack3", "Guisarme");
        return scene.card("Ana", "pack4", "Great Axe").card("Ana", "pack5", "Great Sword");
    }

    @Test
    @Rule("WD-INV-01")
    void thereAreTwoHandsABodyAndFiveInTheBackpack() {
        Inventory inventory = full().survivor("Ana").inventory();
        List<String> names = inventory.filled().stream()
                .map(slot -> inventory.slots().name(slot))
                .toList();
        assertThat(names).containsExactly("hand1", "hand2", "body", "pack1", "pack2", "pack3", "pack4", "pack5");
    }

    private static Table with(Table table, String name, String card) {
        Survivor owner = table.survivor(name).orElseThrow();
        return table.with(owner.withInventory(
                owner.inventory().with(3, Item.of(Scene.EDITION.print().card(card)))));
    }

    @Test
    @Rule({"WD-INV-02", "WD-DEC-13"})
    void cardsAreDiscardedAtAnyTimeForFreeEvenInTheTurnOfAnother() {
        SetUp setUp = Sitting.open("WD-M01").withSeats(2).with("starting", "dealt");
        Sitting sitting =
                Sitting.of(setUp).with(table -> with(table, "Sarnaï", "Water")).choose("activate Ogon");
        List<String> before = sitting.offered();
        assertThat(sitting.seats()).containsExactly(1);
        assertThat(sitting.interrupts(2)).contains("discard Sarnaï pack1 Water");
        assertThat(sitting.interrupts(1)).isNotEmpty().noneMatch(key -> key.contains("Sarnaï"));
        sitting.choose(2, "discard Sarnaï pack1 Water");
        assertThat(sitting.survivor("Sarnaï").inventory().count("Water")).isZero();
        assertThat(sitting.offered()).isEqualTo(before);
        assertThat(sitting.survivor("Ogon").turn().actions()).isEqualTo(3);
        assertThat(sitting.events(HordeEvent.CardDiscarded.class)
                        .getLast()
                        .rule()
                        .id())
                .isEqualTo("WD-INV-02");
    }

    private static Scene arranging(String... slotsAndCards) {
        Scene scene = Scene.on(".~.").survivor("Ana", "a", "").zombies("a", "Walker", 1);
        for (int i = 0; i < slotsAndCards.length; i += 2) {
            scene.card("Ana", slotsAndCards[i], slotsAndCards[i + 1]);
        }
        return scene.turn("Ana");
    }

    private static Sitting holding(String name, int slot, String card) {
        return Sitting.at("WD-M01").with(table -> {
            Survivor owner = table.survivor(name).orElseThrow();
            Inventory empty = Inventory.empty(Scene.EDITION.print().slots());
            return table.with(owner.withInventory(
                            empty.with(slot, Item.of(Scene.EDITION.print().card(card)))))
                    .withZombies(table.zombies().plus(owner.zone().index(), 0, 1));
        });
    }

    @Test
    @Rule({"WD-INV-05", "WD-EX-03"})
    void yasukesKatanaInTheBodySlotCountsAsHeldInHand() {
        Sitting yasuke = holding("Yasuke", 2, "Katana").choose("activate Yasuke");
        assertThat(yasuke.offered("melee")).containsExactly("melee Katana 28R.h");
        Sitting arranging = holding("Yasuke", 0, "Katana").choose("activate Yasuke", "reorganize");
        assertThat(arranging.offered("put"))
                .containsExactly("put Katana from hand1 in body", "put Katana from hand1 in pack1");
        Sitting sword = holding("Yasuke", 0, "Sword").choose("activate Yasuke", "reorganize");
        assertThat(sword.offered("put")).containsExactly("put Sword from hand1 in pack1");
        Sitting ogon = holding("Ogon", 0, "Katana").choose("activate Ogon", "reorganize");
        assertThat(ogon.offered("put")).containsExactly("put Katana from hand1 in pack1");
    }

    @Test
    @Rule({"WD-INV-07", "WD-EX-03"})
    void theLanceIsUselessInTheBackpackButTheApplesAreNot() {
        Scene packed = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "pack1", "Cavalry Lance")
                .card("Ana", "pack2", "Apples")
                .zombies("b", "Walker", 1)
                .turn("Ana");
        assertThat(packed.offered()).contains("consume Apples");
        assertThat(packed.offered("melee")).isEmpty();
        packed.choose("reorganize", "put Cavalry Lance from pack1 in hand1", Scene.DONE);
        assertThat(packed.offered("melee")).containsExactly("melee Cavalry Lance T.b");
        assertThat(arranging("hand1", "Apples").offered()).contains("consume Apples");
    }

    @Test
    @Rule("WD-INV-08")
    void ofThreeCardsInHandTwoAreUsedAtATime() {
        Sitting sitting = holding("Yasuke", 2, "Katana").with(table -> {
            Survivor yasuke = table.survivor("Yasuke").orElseThrow();
            return table.with(yasuke.withInventory(yasuke.inventory()
                    .with(0, Item.of(Scene.EDITION.print().card("Katana")))
                    .with(1, Item.of(Scene.EDITION.print().card("Sword")))));
        });
        sitting.choose("activate Yasuke");
        assertThat(sitting.offered("melee"))
                .containsExactly("melee Katana 28R.h", "melee 2 Katana 28R.h", "melee Sword 28R.h");
        Sitting three = holding("Yasuke", 2, "Katana").with(table -> {
            Survivor yasuke = table.survivor("Yasuke").orElseThrow();
            return table.with(yasuke.withInventory(yasuke.inventory()
                    .with(0, Item.of(Scene.EDITION.print().card("Katana")))
                    .with(1, Item.of(Scene.EDITION.print().card("Katana")))));
        });
        three.choose("activate Yasuke");
        assertThat(three.offered("melee")).containsExactly("melee Katana 28R.h", "melee 2 Katana 28R.h");
        three.choose("melee 2 Katana 28R.h");
        assertThat(three.events(HordeEvent.AttackDeclared.class).getLast().dice())
                .isEqualTo(4);
    }

    @Test
    @Rule("WD-GAP-85")
    void discardedCardsGoToTheirPileButStartingAndVaultCardsLeaveTheGame() {
        Sitting sitting = Sitting.at("WD-M01").with(table -> {
            Survivor ogon = table.survivor("Ogon").orElseThrow();
            Inventory empty = Inventory.empty(Scene.EDITION.print().slots());
            return table.with(ogon.withInventory(
                    empty.with(3, Item.of(Scene.EDITION.print().card("Water")))
                            .with(4, Item.of(Scene.EDITION.print().card("Shashka")))
                            .with(5, Item.of(Scene.EDITION.print().card("Ice Bow")))));
        });
        sitting.choose(1, "discard Ogon pack1 Water");
        assertThat(sitting.table().deck("equipment").discard().list())
                .containsExactly(Scene.EDITION.print().card("Water").index());
        sitting.choose(1, "discard Ogon pack2 Shashka").choose(1, "discard Ogon pack3 Ice Bow");
        assertThat(sitting.survivor("Ogon").inventory().items()).isEmpty();
        assertThat(sitting.table().deck("equipment").discard().size()).isOne();
        assertThat(sitting.table().deck("vault").discard().size()).isZero();
        assertThat(sitting.table().deck("vault").draw().size()).isEqualTo(8);
    }

    @Test
    @Rule({"WD-INV-04", "WD-INV-05"})
    void aSwapPutsNothingIntoTheBodySlotThatDoesNotBelongThere() {
        Scene scene = Scene.on(".").survivor("Yasuke", "a", "");
        scene.card("Yasuke", "body", "Katana").card("Yasuke", "hand1", "Sword").card("Yasuke", "hand2", "Katana");
        scene.turn("Yasuke").choose("reorganize");
        assertThat(scene.offered())
                .as("the Sword would come into the Body slot")
                .doesNotContain("put Katana from body in hand1")
                .contains("put Katana from body in pack1");
    }
}
