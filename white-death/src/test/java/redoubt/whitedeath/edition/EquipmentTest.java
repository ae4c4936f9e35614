package redoubt.whitedeath.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.Box.WHITE_DEATH;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.horde.cards.DieForAnother;
import redoubt.horde.print.Stock;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.traits.PairDamage;
import redoubt.whitedeath.traits.Polearm;

class EquipmentTest {
    private static Equipment card(String name) {
        return WHITE_DEATH.print().card(name);
    }

    private static Equipment.Use use(String name) {
        return card(name).uses().getFirst();
    }

    /** The cards of a deck that are of a kind, with their copies. */
    private static String copies(String deck, String kind) {
        return WHITE_DEATH.tables().stock().stream()
                .filter(stock ->
                        stock.card().deck().equals(deck) && stock.kind().equals(kind))
                .map(stock -> stock.card().name() + " " + stock.copies())
                .sorted()
                .collect(Collectors.joining(", "));
    }

    @Test
    @Rule({"WD-COMP-09", "WD-COMP-19"})
    void thereAre72CardsInThreeDecks() {
        assertThat(WHITE_DEATH.tables().stock().stream().mapToInt(Stock::copies).sum())
                .isEqualTo(72);
        assertThat(WHITE_DEATH.deck(WhiteDeath.EQUIPMENT_DECK)).hasSize(58);
        assertThat(WHITE_DEATH.deck(WhiteDeath.STARTING_DECK)).hasSize(6);
        assertThat(WHITE_DEATH.deck(WhiteDeath.VAULT_DECK)).hasSize(8);
    }

    @Test
    @Rule("WD-COMP-10")
    void theStartingCards() {
        assertThat(copies("starting", "melee")).isEqualTo("Cavalry Lance 2, Shashka 2");
        assertThat(copies("starting", "magic")).isEqualTo("Power Burst 1");
        assertThat(copies("starting", "ranged")).isEqualTo("Short Bow 1");
    }

    @Test
    @Rule("WD-COMP-11")
    void theAmbushCards() {
        assertThat(copies("equipment", "ambush"))
                .isEqualTo("Aaahh!! 1 Brute 1, Aaahh!! 1 Runner 1, Aaahh!! 1 Walker 1, Aaahh!! 2 Walkers 1");
    }

    @Test
    @Rule("WD-COMP-12")
    void theMeleeWeapons() {
        assertThat(copies("equipment", "melee"))
                .isEqualTo("Dagger 2, Great Axe 2, Great Sword 2, Guisarme 2, Halberd 2, Katana 2, Spear 2, Sword 2");
    }

    @Test
    @Rule("WD-COMP-13")
    void theRangedWeapons() {
        assertThat(copies("equipment", "ranged")).isEqualTo("Crossbow 2, Horn Bow 2, Triple Crossbow 2, War Bow 2");
    }

    @Test
    @Rule("WD-COMP-14")
    void theCombatSpells() {
        assertThat(copies("equipment", "magic")).isEqualTo("Disintegrate 2, Fire Bolt 2, Ice Storm 2, Lightning 2");
    }

    @Test
    @Rule({"WD-COMP-15", "WD-EQ-03"})
    void theEnchantments() {
        assertThat(copies("equipment", "enchantment")).isEqualTo("Healing 1, Jump 1, Repulse 1, Sprint 1");
        assertThat(WHITE_DEATH.tables().stock())
                .filteredOn(stock -> stock.kind().equals("enchantment"))
                .noneMatch(stock -> stock.card().isWeapon());
        assertThat(WHITE_DEATH.tables().stock())
                .filteredOn(stock -> stock.kind().equals("magic"))
                .allMatch(stock -> stock.card().isWeapon());
    }

    @Test
    @Rule({"WD-COMP-16", "WD-ARM-05", "WD-GAP-07"})
    void theProtections() {
        assertThat(copies("equipment", "shield")).isEqualTo("Battle Shield 2");
        assertThat(copies("equipment", "armor")).isEqualTo("Heavy Armor 2");
        assertThat(card("Heavy Armor").armour()).isEqualTo(3);
        assertThat(card("Heavy Armor").isBody()).isTrue();
        assertThat(card("Heavy Armor").isHand()).isFalse();
        assertThat(card("Battle Shield").armour()).isEqualTo(4);
        assertThat(card("Battle Shield").isHand()).isTrue();
        assertThat(card("Sword").armour()).isEqualTo(7);
    }

    @Test
    @Rule("WD-COMP-17")
    void theConsumablesAndTools() {
        assertThat(copies("equipment", "food")).isEqualTo("Apples 2, Salted Meat 2, Water 2");
        assertThat(copies("equipment", "item")).isEqualTo("Dragon Bile 4, Torch 4");
        assertThat(List.of("Apples", "Salted Meat", "Water", "Torch", "Dragon Bile"))
                .allMatch(name -> card(name).isUsableInBackpack());
    }

    @Test
    @Rule("WD-COMP-18")
    void theVaultWeapons() {
        assertThat(WHITE_DEATH.deck(WhiteDeath.VAULT_DECK))
                .map(Equipment::name)
                .containsExactlyInAnyOrder(
                        "Baba Yaga's Blessing",
                        "Baba Yaga's Pestle",
                        "Dervish Blades",
                        "Fury of Aykay the 47th",
                        "Ice Bow",
                        "Royal Guard's Halberd",
                        "Storm Crossbow",
                        "Partisan");
    }

    @Test
    @Rule("WD-COMP-20")
    void noCardHasAmmunition() {
        assertThat(WHITE_DEATH.tables().stock())
                .flatMap(stock -> stock.card().uses())
                .allMatch(use -> use.ammunition().isEmpty());
    }

    @Test
    @Rule("WD-EQ-01")
    void weaponsAreUsedWithTheirKindOfAction() {
        assertThat(use("Sword").kind()).isEqualTo(ActionKind.MELEE);
        assertThat(use("Crossbow").kind()).isEqualTo(ActionKind.RANGED);
        assertThat(use("Lightning").kind()).isEqualTo(ActionKinds.MAGIC);
        assertThat(ActionKinds.COMBAT).allMatch(ActionKind::isCombat);
    }

    @Test
    @Rule({"WD-EQ-02", "WD-GAP-03"})
    void polearmsReachOneZoneAndOtherMeleeWeaponsNone() {
        for (Stock stock : WHITE_DEATH.tables().stock()) {
            if (stock.kind().equals("melee")) {
                boolean isPolearm = stock.card().has(Polearm.class);
                Equipment.Use use = stock.card().uses().getFirst();
                boolean isPartisan = stock.card().name().equals("Partisan");
                assertThat(use.farthest()).as(stock.card().name()).isEqualTo(isPolearm ? 1 : 0);
                assertThat(use.nearest()).as(stock.card().name()).isEqualTo(isPolearm && !isPartisan ? 1 : 0);
            }
        }
        assertThat(WHITE_DEATH.tables().stock().stream()
                        .filter(stock -> stock.card().has(Polearm.class))
                        .map(stock -> stock.card().name()))
                .containsExactly("Cavalry Lance", "Guisarme", "Halberd", "Spear", "Royal Guard's Halberd", "Partisan");
    }

    @Test
    @Rule({"WD-EQ-05", "WD-GAP-02"})
    void weaponsAndSpellsAreHeldInHandOnly() {
        assertThat(WHITE_DEATH.tables().stock())
                .filteredOn(stock -> stock.card().isWeapon() || stock.kind().equals("enchantment"))
                .allMatch(stock -> stock.card().isHand()
                        && !stock.card().isBody()
                        && !stock.card().isUsableInBackpack());
    }

    /** Range, dice, accuracy, damage; d for dual, n for noisy, r for reload. */
    private static String numbers(String name) {
        Equipment.Use use = use(name);
        return use.nearest() + "-" + use.farthest() + " " + use.dice() + " " + use.accuracy() + "+ " + use.damage()
                + " " + (use.isDual() ? "d" : "") + (use.isNoisy() ? "n" : "") + (use.isReload() ? "r" : "");
    }

    @ParameterizedTest
    @CsvSource({
        "Power Burst, 0-1 1 4+ 1 dn",
        "Sword, 0-0 2 4+ 1 d",
        "Dagger, 0-0 1 4+ 1 d",
        "Shashka, 0-0 1 4+ 1 d",
        "Crossbow, 1-3 2 4+ 2",
        "War Bow, 1-3 1 3+ 1",
        "Short Bow, 0-1 1 3+ 1",
        "Lightning, 0-3 1 4+ 1 dn",
        "Ice Storm, 0-1 3 5+ 1 dn",
        "Triple Crossbow, 0-2 3 3+ 1 r",
        "Great Axe, 0-0 2 4+ 2",
        "Katana, 0-0 2 4+ 1 d",
        "Halberd, 1-1 4 5+ 1",
        "Partisan, 0-1 3 4+ 2"
    })
    @Rule({"WD-GAP-02", "WD-GAP-03", "WD-GAP-04", "WD-GAP-05", "WD-GAP-09"})
    void cardsHaveTheNumbersWeChose(String name, String numbers) {
        assertThat(numbers(name).strip()).isEqualTo(numbers);
    }

    @Test
    @Rule("WD-ABOM-03")
    void noWeaponHasDamageThree() {
        assertThat(WHITE_DEATH.tables().stock())
                .flatMap(stock -> stock.card().uses())
                .allMatch(use -> use.damage() == 1 || use.damage() == 2);
    }

    @Test
    @Rule({"WD-GAP-02", "WD-GAP-04"})
    void cardsBearTheirTraits() {
        assertThat(card("Dagger").traits()).containsExactly(new DieForAnother(ActionKind.MELEE));
        assertThat(card("Power Burst").traits()).containsExactly(new DieForAnother(ActionKinds.MAGIC));
        assertThat(card("Shashka").traits()).containsExactly(new PairDamage(2));
        assertThat(card("Horn Bow").traits()).containsExactly(Scene.skill("Marksman"));
    }
}
