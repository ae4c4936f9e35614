package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;

/** Skills of White Death for finding cards. */
class SearchSkillsTest {
    private static Scene room(String skills, String... deck) {
        return Scene.on(".:#").survivor("Ogon", "b", skills).deck(deck);
    }

    private static List<String> searches(Scene scene) {
        return scene.turn("Ogon").offered("search");
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
