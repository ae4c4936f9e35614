package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateAll;
import redoubt.horde.combat.EliminateZombies;
import redoubt.horde.table.Zone;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;

/** Skills for finding and carrying cards. */
class SearchSkillsTest {
    private static Stage room(String skills, String... deck) {
        return Stage.on(".:#").survivor("Ogon", "b", skills).deck(deck);
    }

    private static List<String> searches(Stage stage) {
        return stage.turn("Ogon").keys("search");
    }

    @Test
    @Rule("WD-SKILL-SEARCH2CARDS")
    void twoCardsAreDrawnAndNoMoreWithATorch() {
        Stage stage = room("Search: 2 cards", "Sword", "Katana", "Spear")
                .card("Ogon", "pack1", "Torch")
                .turn("Ogon")
                .choose("search", "discard Sword", Stage.DONE);
        assertThat(stage.keys()).contains("discard Katana");
        stage.choose("discard Katana", Stage.DONE);
        assertThat(stage.keys()).contains("end turn");
    }

    @Test
    @Rule("WD-SKILL-CANSEARCHMORETHANONCE")
    void oneMaySearchAgain() {
        Stage once = room("", "Sword", "Katana").turn("Ogon").choose("search", "discard Sword");
        assertThat(once.keys("search")).isEmpty();
        Stage again = room("Can Search more than once", "Sword", "Katana")
                .turn("Ogon")
                .choose("search", "discard Sword");
        assertThat(again.keys("search")).containsExactly("search");
    }

    @Test
    @Rule({"WD-SKILL-SCAVENGER", "WD-GAP-127"})
    void aScavengerSearchesAnywhereWithoutZombies() {
        assertThat(searches(Stage.on(".~.").survivor("Ogon", "a", "").deck("Sword")))
                .isEmpty();
        assertThat(searches(Stage.on(".~.").survivor("Ogon", "a", "Scavenger").deck("Sword")))
                .hasSize(1);
        assertThat(searches(Stage.on("=~=").survivor("Ogon", "a", "Scavenger").deck("Sword")))
                .hasSize(1);
        assertThat(searches(Stage.on(".~.")
                        .survivor("Ogon", "a", "Scavenger")
                        .zombies("a", "Walker", 1)
                        .deck("Sword")))
                .isEmpty();
    }

    @Test
    @Rule("WD-SKILL-CORRUPTIONSEEKER")
    void corruptionCanBeSearchedBySeekers() {
        var corrupted = Box.corrupted(Box.board(".~."), "a");
        assertThat(searches(Stage.on(corrupted).survivor("Ogon", "a", "").deck("Sword")))
                .isEmpty();
        assertThat(searches(Stage.on(corrupted)
                        .survivor("Ogon", "a", "Corruption seeker")
                        .deck("Sword")))
                .hasSize(1);
        assertThat(searches(Stage.on(corrupted)
                        .survivor("Ogon", "b", "Corruption seeker")
                        .deck("Sword")))
                .isEmpty();
    }

    @Test
    @Rule("WD-SKILL-RUINSSEARCHER")
    void ruinsCanBeSearchedBySearchers() {
        assertThat(searches(Stage.on(".:%").survivor("Ogon", "b", "").deck("Sword")))
                .isEmpty();
        assertThat(searches(
                        Stage.on(".:%").survivor("Ogon", "b", "Ruins searcher").deck("Sword")))
                .hasSize(1);
        assertThat(searches(
                        Stage.on(".:%").survivor("Ogon", "a", "Ruins searcher").deck("Sword")))
                .isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-DESTINY", "WD-GAP-95"})
    void destinyIsDefiedOnceInATurn() {
        Stage stage = room("Destiny; Search: 2 cards", "Water", "Sword", "Katana")
                .turn("Ogon")
                .choose("search");
        assertThat(stage.keys()).containsExactly("accept Water", "draw another for Water");
        stage.choose("draw another for Water");
        assertThat(stage.keys()).contains("put Sword in hand1");
        stage.choose("put Sword in hand1", Stage.DONE);
        assertThat(stage.keys()).as("only once").contains("put Katana in hand2");
        Stage accepted = room("Destiny", "Water").turn("Ogon").choose("search", "accept Water");
        assertThat(accepted.keys()).contains("put Water in pack1");
    }

    @Test
    @Rule({"WD-SKILL-SAFESEARCH", "WD-GAP-95"})
    void anAmbushIsAvoidedOnceInATurn() {
        Stage stage = room("Safe search; Can Search more than once", "Aaahh!! 1 Walker", "Sword", "Aaahh!! 1 Brute")
                .turn("Ogon")
                .choose("search");
        assertThat(stage.zombies("b")).isZero();
        assertThat(stage.keys()).contains("put Sword in hand1");
        stage.choose("discard Sword", "search");
        assertThat(stage.zombies("b")).isEqualTo(1);
        Stage transmuted = room("Safe search; Transmutation", "Aaahh!! 1 Walker")
                .card("Ogon", "hand1", "Sword")
                .turn("Ogon")
                .choose("transmute Sword");
        assertThat(transmuted.zombies("b")).as("only in a search").isEqualTo(1);
    }

    @Test
    @Rule({"WD-SKILL-MATCHINGSET", "WD-GAP-95"})
    void aDualWeaponKeptBringsItsTwin() {
        Stage stage =
                room("Matching set", "Katana", "Water", "Katana").turn("Ogon").choose("search");
        assertThat(stage.keys()).as("first the card is kept").contains("put Katana in hand1");
        stage.choose("put Katana in hand1", Stage.DONE);
        assertThat(stage.keys()).containsExactly("take matching Katana", "decline");
        stage.choose("take matching Katana", "put Katana in hand2", Stage.DONE);
        assertThat(stage.survivor("Ogon").inventory().count("Katana")).isEqualTo(2);
        assertThat(stage.table().deck("equipment").draw().size()).isEqualTo(1);
        Stage discarded = room("Matching set", "Katana", "Katana").turn("Ogon").choose("search", "discard Katana");
        assertThat(discarded.keys()).contains("end turn");
        Stage single = room("Matching set", "Great Axe", "Great Axe")
                .turn("Ogon")
                .choose("search", "put Great Axe in hand1", Stage.DONE);
        assertThat(single.keys()).contains("end turn");
    }

    @Test
    @Rule({"WD-SKILL-HOLDYOURNOSE", "WD-GAP-95", "WD-GAP-133"})
    void theLastZombieOfTheZoneBringsACard() {
        Stage stage = Stage.on(".~.")
                .survivor("Ogon", "a", "Hold your nose")
                .survivor("Lorna", "b", "")
                .deck("Sword", "Katana")
                .zombies("a", "Walker", 1)
                .zombies("a", "Brute", 1);
        stage.play(List.of(new EliminateZombies(stage.id("Lorna"), new Zone(0, "T.a"), 0, 1)));
        assertThat(stage.isOver()).as("a brute is left").isTrue();
        Stage last = Stage.on(".~.")
                .survivor("Ogon", "a", "Hold your nose")
                .survivor("Lorna", "b", "")
                .deck("Sword", "Katana")
                .zombies("a", "Walker", 2);
        last.play(List.of(new EliminateZombies(last.id("Lorna"), new Zone(0, "T.a"), 0, 2)));
        assertThat(last.keys()).contains("put Sword in hand1");
        Stage elsewhere = Stage.on(".~.")
                .survivor("Ogon", "a", "Hold your nose")
                .deck("Sword")
                .zombies("b", "Walker", 1);
        elsewhere.play(List.of(new EliminateAll(Optional.empty(), new Zone(1, "T.b"))));
        assertThat(elsewhere.isOver()).isTrue();
    }

    @Test
    @Rule("WD-SKILL-HOARD")
    void twoMoreCardsFitIntoTheBackpack() {
        Stage full = room("Hoard", "Heavy Armor");
        for (String slot : List.of("pack1", "pack2", "pack3", "pack4", "pack5")) {
            full.card("Ogon", slot, "Water");
        }
        full.turn("Ogon").choose("search");
        assertThat(full.keys()).contains("put Heavy Armor in pack6");
    }

    @Test
    @Rule("WD-SKILL-TRANSMUTATION")
    void aCardBecomesAnother() {
        Stage stage = room("Transmutation", "Katana", "Spear")
                .card("Ogon", "hand1", "Sword")
                .card("Ogon", "pack1", "Sword")
                .turn("Ogon");
        assertThat(stage.keys("transmute")).containsExactly("transmute Sword");
        stage.choose("transmute Sword", "put Katana in hand1", Stage.DONE);
        assertThat(stage.survivor("Ogon").turn().actions()).isEqualTo(2);
        assertThat(stage.survivor("Ogon").inventory().count("Sword")).isEqualTo(1);
        assertThat(stage.keys()).as("it was no search").contains("search", "transmute Katana");
    }

    @Test
    @Rule("WD-SKILL-VAULTRAIDER")
    void vaultWeaponsAreTakenFromTheNextZone() {
        Stage stage = Stage.on(".~.~.")
                .survivor("Ogon", "a", "Vault raider")
                .dropped("b", "Ice Bow")
                .turn("Ogon");
        stage.choose("take Ice Bow from T.b", "put Ice Bow in hand1", Stage.DONE);
        assertThat(stage.table().dropped()).isEmpty();
        assertThat(stage.survivor("Ogon").turn().actions()).isEqualTo(2);
        assertThat(Stage.on(".~.~.")
                        .survivor("Ogon", "a", "Vault raider")
                        .dropped("c", "Ice Bow")
                        .turn("Ogon")
                        .keys("take"))
                .isEmpty();
        assertThat(Stage.on(".^=")
                        .survivor("Ogon", "a", "Vault raider")
                        .dropped("b", "Ice Bow")
                        .turn("Ogon")
                        .keys("take"))
                .as("in sight, but no path")
                .isEmpty();
    }
}
