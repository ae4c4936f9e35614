package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.combat.EliminateAll;
import redoubt.horde.combat.EliminateZombies;
import redoubt.horde.event.HordeEvent;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;

/** Skills for finding and carrying cards. */
class SearchSkillsTest {
    private static Scene room(String skills, String... deck) {
        return Scene.on(".:#").survivor("Ogon", "b", skills).deck(deck);
    }

    private static List<String> searches(Scene scene) {
        return scene.turn("Ogon").offered("search");
    }

    @Test
    @Rule("WD-SKILL-SEARCH2CARDS")
    void twoCardsAreDrawnAndNoMoreWithATorch() {
        Scene scene = room("Search: 2 cards", "Sword", "Katana", "Spear")
                .card("Ogon", "pack1", "Torch")
                .turn("Ogon")
                .choose("search", "discard Sword", Scene.DONE);
        assertThat(scene.offered()).contains("discard Katana");
        scene.choose("discard Katana", Scene.DONE);
        assertThat(scene.offered()).contains("end turn");
    }

    @Test
    @Rule("WD-SKILL-CANSEARCHMORETHANONCE")
    void oneMaySearchAgain() {
        Scene once = room("", "Sword", "Katana").turn("Ogon").choose("search", "discard Sword");
        assertThat(once.offered("search")).isEmpty();
        Scene again = room("Can Search more than once", "Sword", "Katana")
                .turn("Ogon")
                .choose("search", "discard Sword");
        assertThat(again.offered("search")).containsExactly("search");
    }

    @Test
    @Rule({"WD-SKILL-SCAVENGER", "WD-GAP-127"})
    void aScavengerSearchesAnywhereWithoutZombies() {
        assertThat(searches(Scene.on(".~.").survivor("Ogon", "a", "").deck("Sword")))
                .isEmpty();
        assertThat(searches(Scene.on(".~.").survivor("Ogon", "a", "Scavenger").deck("Sword")))
                .hasSize(1);
        assertThat(searches(Scene.on("=~=").survivor("Ogon", "a", "Scavenger").deck("Sword")))
                .hasSize(1);
        assertThat(searches(Scene.on(".~.")
                        .survivor("Ogon", "a", "Scavenger")
                        .zombies("a", "Walker", 1)
                        .deck("Sword")))
                .isEmpty();
    }

    @Test
    @Rule("WD-SKILL-CORRUPTIONSEEKER")
    void corruptionCanBeSearchedBySeekers() {
        var corrupted = Box.corrupted(Box.board(".~."), "a");
        assertThat(searches(Scene.on(corrupted).survivor("Ogon", "a", "").deck("Sword")))
                .isEmpty();
        assertThat(searches(Scene.on(corrupted)
                        .survivor("Ogon", "a", "Corruption seeker")
                        .deck("Sword")))
                .hasSize(1);
        assertThat(searches(Scene.on(corrupted)
                        .survivor("Ogon", "b", "Corruption seeker")
                        .deck("Sword")))
                .isEmpty();
    }

    @Test
    @Rule("WD-SKILL-RUINSSEARCHER")
    void ruinsCanBeSearchedBySearchers() {
        assertThat(searches(Scene.on(".:%").survivor("Ogon", "b", "").deck("Sword")))
                .isEmpty();
        assertThat(searches(
                        Scene.on(".:%").survivor("Ogon", "b", "Ruins searcher").deck("Sword")))
                .hasSize(1);
        assertThat(searches(
                        Scene.on(".:%").survivor("Ogon", "a", "Ruins searcher").deck("Sword")))
                .isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-DESTINY", "WD-GAP-95"})
    void destinyIsDefiedOnceInATurn() {
        Scene scene = room("Destiny; Search: 2 cards", "Water", "Sword", "Katana")
                .turn("Ogon")
                .choose("search");
        assertThat(scene.offered()).containsExactly("accept Water", "draw another for Water");
        scene.choose("draw another for Water");
        assertThat(scene.offered()).contains("put Sword in hand1");
        scene.choose("put Sword in hand1", Scene.DONE);
        assertThat(scene.offered()).as("only once").contains("put Katana in hand2");
        Scene accepted = room("Destiny", "Water").turn("Ogon").choose("search", "accept Water");
        assertThat(accepted.offered()).contains("put Water in pack1");
    }

    @Test
    @Rule({"WD-SKILL-SAFESEARCH", "WD-GAP-95"})
    void anAmbushIsAvoidedOnceInATurn() {
        Scene scene = room("Safe search; Can Search more than once", "Aaahh!! 1 Walker", "Sword", "Aaahh!! 1 Brute")
                .turn("Ogon")
                .choose("search", "draw another for Aaahh!! 1 Walker");
        assertThat(scene.zombies("b")).isZero();
        assertThat(scene.events(HordeEvent.SkillUsed.class))
                .extracting(used -> used.rule().id())
                .containsExactly("WD-SKILL-SAFESEARCH");
        assertThat(scene.offered()).contains("put Sword in hand1");
        scene.choose("discard Sword", "search");
        assertThat(scene.zombies("b")).isEqualTo(1);
        Scene transmuted = room("Safe search; Transmutation", "Aaahh!! 1 Walker")
                .card("Ogon", "hand1", "Sword")
                .turn("Ogon")
                .choose("transmute Sword");
        assertThat(transmuted.zombies("b")).as("only in a search").isEqualTo(1);
    }

    @Test
    @Rule({"WD-SKILL-MATCHINGSET", "WD-GAP-95"})
    void aDualWeaponKeptBringsItsTwin() {
        Scene scene =
                room("Matching set", "Katana", "Water", "Katana").turn("Ogon").choose("search");
        assertThat(scene.offered()).as("first the card is kept").contains("put Katana in hand1");
        scene.choose("put Katana in hand1", Scene.DONE);
        assertThat(scene.offered()).containsExactly("take matching Katana", "decline");
        scene.choose("take matching Katana", "put Katana in hand2", Scene.DONE);
        assertThat(scene.survivor("Ogon").inventory().count("Katana")).isEqualTo(2);
        assertThat(scene.table().deck("equipment").draw().size()).isEqualTo(1);
        Scene discarded = room("Matching set", "Katana", "Katana").turn("Ogon").choose("search", "discard Katana");
        assertThat(discarded.offered()).contains("end turn");
        Scene single = room("Matching set", "Great Axe", "Great Axe")
                .turn("Ogon")
                .choose("search", "put Great Axe in hand1", Scene.DONE);
        assertThat(single.offered()).contains("end turn");
    }

    @Test
    @Rule({"WD-SKILL-MATCHINGSET", "WD-SKILL-DESTINY"})
    void aCardAcceptedFromDestinyMayStillBringItsTwin() {
        Scene scene = room("Destiny; Matching set", "Katana", "Katana").turn("Ogon");
        scene.choose("search", "accept Katana", "put Katana in hand1", Scene.DONE);
        assertThat(scene.offered()).containsExactly("take matching Katana", "decline");
    }

    @Test
    @Rule({"WD-SKILL-HOLDYOURNOSE", "WD-GAP-95", "WD-GAP-133"})
    void theLastZombieOfTheZoneBringsACard() {
        Scene scene = Scene.on(".~.")
                .survivor("Ogon", "a", "Hold your nose")
                .survivor("Lorna", "b", "")
                .deck("Sword", "Katana")
                .zombies("a", "Walker", 1)
                .zombies("a", "Brute", 1);
        scene.play(List.of(new EliminateZombies(scene.id("Lorna"), new Zone(0, "T.a"), 0, 1)));
        assertThat(scene.isDone()).as("a brute is left").isTrue();
        Scene last = Scene.on(".~.")
                .survivor("Ogon", "a", "Hold your nose")
                .survivor("Lorna", "b", "")
                .deck("Sword", "Katana")
                .zombies("a", "Walker", 2);
        last.play(List.of(new EliminateZombies(last.id("Lorna"), new Zone(0, "T.a"), 0, 2)));
        assertThat(last.offered()).contains("put Sword in hand1");
        Scene elsewhere = Scene.on(".~.")
                .survivor("Ogon", "a", "Hold your nose")
                .deck("Sword")
                .zombies("b", "Walker", 1);
        elsewhere.play(List.of(new EliminateAll(Optional.empty(), new Zone(1, "T.b"))));
        assertThat(elsewhere.isDone()).isTrue();
    }

    @Test
    @Rule("WD-SKILL-HOARD")
    void twoMoreCardsFitIntoTheBackpack() {
        Scene full = room("Hoard", "Heavy Armor");
        for (String slot : List.of("pack1", "pack2", "pack3", "pack4", "pack5")) {
            full.card("Ogon", slot, "Water");
        }
        full.turn("Ogon").choose("search");
        assertThat(full.offered()).contains("put Heavy Armor in pack6");
    }

    @Test
    @Rule({"WD-SKILL-HOARD", "WD-TRADE-01"})
    void whoReorganizesMayUseTheLargerBackpack() {
        Scene full = room("Hoard").card("Ogon", "hand1", "Sword");
        for (String slot : List.of("pack1", "pack2", "pack3", "pack4", "pack5")) {
            full.card("Ogon", slot, "Water");
        }
        full.card("Ogon", "hand2", "Dagger").card("Ogon", "body", "Heavy Armor");
        full.turn("Ogon").choose("reorganize", "put Sword from hand1 in pack6", "put Dagger from hand2 in pack7");
        assertThat(full.offered()).as("two more and no third").noneMatch(key -> key.contains("pack8"));
    }

    @Test
    @Rule("WD-SKILL-TRANSMUTATION")
    void aCardBecomesAnother() {
        Scene scene = room("Transmutation", "Katana", "Spear")
                .card("Ogon", "hand1", "Sword")
                .card("Ogon", "pack1", "Sword")
                .turn("Ogon");
        assertThat(scene.offered("transmute")).containsExactly("transmute Sword");
        scene.choose("transmute Sword", "put Katana in hand1", Scene.DONE);
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(2);
        assertThat(scene.survivor("Ogon").inventory().count("Sword")).isEqualTo(1);
        assertThat(scene.offered()).as("it was no search").contains("search", "transmute Katana");
        assertThat(scene.events(HordeEvent.SkillUsed.class))
                .extracting(used -> used.rule().id())
                .containsExactly("WD-SKILL-TRANSMUTATION");
    }

    @Test
    @Rule("WD-SKILL-VAULTRAIDER")
    void vaultWeaponsAreTakenFromTheNextZone() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ogon", "a", "Vault raider")
                .dropped("b", "Ice Bow")
                .turn("Ogon");
        scene.choose("take vault weapon T.b", "put Ice Bow in hand1", Scene.DONE);
        assertThat(scene.table().dropped()).isEmpty();
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(2);
        assertThat(Scene.on(".~.~.")
                        .survivor("Ogon", "a", "Vault raider")
                        .dropped("c", "Ice Bow")
                        .turn("Ogon")
                        .offered("take"))
                .isEmpty();
        assertThat(Scene.on(".^=")
                        .survivor("Ogon", "a", "Vault raider")
                        .dropped("b", "Ice Bow")
                        .turn("Ogon")
                        .offered("take"))
                .as("in sight, but no path")
                .isEmpty();
    }
}
