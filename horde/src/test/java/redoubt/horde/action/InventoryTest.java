package redoubt.horde.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Town;
import redoubt.horde.round.ZombiePhase;
import redoubt.testkit.Rule;

/** The slots of a survivor and what works in them. */
class InventoryTest {
    private static Town full() {
        Town town = Town.on("#:#").survivor("Ana", "a", "");
        town.card("Ana", "hand1", "Sword").card("Ana", "hand2", "Dagger").card("Ana", "body", "Plate");
        town.card("Ana", "pack1", "Spear").card("Ana", "pack2", "Halberd").card("Ana", "pack3", "Partisan");
        return town.card("Ana", "pack4", "Great Axe").card("Ana", "pack5", "Great Sword");
    }

    @Test
    @Rule({"NL-INV-01", "WD-GAP-84", "Z2-INV-05"})
    @Rule("WD-DEC-13")
    void aNinthCardForcesADiscard() {
        Town town = full().deck("Katana").turn("Ana").choose("search");
        assertThat(town.survivor("Ana").inventory().items()).hasSize(9);
        assertThat(town.offered()).doesNotContain("done").contains("discard Katana", "discard Spear of pack1");
        assertThat(town.offered("discard")).hasSize(9);
        town.choose("discard Spear of pack1");
        assertThat(town.offered()).doesNotContain("done");
        town.choose("put Katana in pack1", Town.DONE);
        assertThat(town.survivor("Ana").inventory().items()).hasSize(8);
        assertThat(town.survivor("Ana").inventory().size()).isEqualTo(8);
        assertThat(town.survivor("Ana").inventory().count("Katana")).isOne();
    }

    private static Town arranging(String... slotsAndCards) {
        Town town = Town.on(".~.").survivor("Ana", "a", "").zombies("a", "Walker", 1);
        for (int i = 0; i < slotsAndCards.length; i += 2) {
            town.card("Ana", slotsAndCards[i], slotsAndCards[i + 1]);
        }
        return town.turn("Ana");
    }

    @Test
    @Rule("WD-INV-03")
    void handsTakeHandCardsOnlyAndTheseWorkOnlyThere() {
        Town town = arranging("pack1", "Plate", "pack2", "Sword").choose("reorganize");
        assertThat(town.offered("put Plate")).containsExactly("put Plate from pack1 in body");
        assertThat(town.offered("put Sword")).containsExactly("put Sword from pack2 in hand1");
        assertThat(arranging("pack1", "Sword").offered("melee")).isEmpty();
        assertThat(arranging("hand2", "Sword").offered("melee")).containsExactly("melee Sword T.a");
    }

    private static Town struck(String slot, Integer... dice) {
        return Town.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", slot, "Plate")
                .zombies("a", "Walker", 1)
                .play(List.of(new ZombiePhase()), dice);
    }

    @Test
    @Rule("WD-INV-04")
    void theBodyTakesBodyCardsOnlyAndTheseWorkOnlyThere() {
        Town town = arranging("hand1", "Sword").choose("reorganize");
        assertThat(town.offered("put Sword")).containsExactly("put Sword from hand1 in pack1");
        assertThat(struck("body", 6).survivor("Ana").wounds()).isZero();
        assertThat(struck("pack1").survivor("Ana").wounds()).isOne();
        assertThat(struck("pack1").events(HordeEvent.ArmourRolled.class)).isEmpty();
    }

    @Test
    @Rule("WD-INV-06")
    void theBackpackTakesEverythingAndNothingWorksInIt() {
        Town town = arranging("hand1", "Sword", "hand2", "Fire Bolt", "body", "Plate")
                .choose("reorganize");
        assertThat(town.offered("put"))
                .containsExactly(
                        "put Sword from hand1 in pack1",
                        "put Fire Bolt from hand2 in pack1",
                        "put Plate from body in pack1");
        Town packed = arranging("pack1", "Sword", "pack2", "Fire Bolt", "pack3", "Short Bow", "pack4", "Lightning");
        assertThat(packed.offered())
                .noneMatch(key -> key.startsWith("melee")
                        || key.startsWith("magic")
                        || key.startsWith("ranged")
                        || key.startsWith("cast"));
        assertThat(full().deck("Katana").turn("Ana").choose("search").offered("put Katana"))
                .noneMatch(key -> key.contains("pack"));
    }

    @Test
    @Rule({"NL-INV-01", "WD-GAP-84", "Z2-INV-05"})
    void thePlaceOfACardTooManyIsNoSlot() {
        Town town = Town.on("#:#").survivor("Ana", "a", "").card("Ana", "hand1", "Dagger");
        for (String slot : List.of("pack1", "pack2", "pack3", "pack4", "pack5")) {
            town.card("Ana", slot, "Water");
        }
        town.deck("Sword").turn("Ana").choose("search");
        assertThat(town.offered("put"))
                .as("the backpack is full")
                .containsExactlyInAnyOrder(
                        "put Water from pack1 in hand1",
                        "put Water from pack1 in hand2",
                        "put Sword in hand1",
                        "put Sword in hand2");
        town.choose("put Sword in hand2");
        assertThat(town.offered()).noneMatch(key -> key.startsWith("put") && key.contains(" in pack"));
    }
}
