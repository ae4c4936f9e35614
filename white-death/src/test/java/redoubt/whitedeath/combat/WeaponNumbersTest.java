package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;

/** The numbers of the cards as the ledger has them, seen in play. */
class WeaponNumbersTest {
    /** Where a weapon reaches, how many dice at which accuracy and damage it rolls, whether a pair can be used and makes noise. */
    private static String inPlay(String card) {
        Scene scene = Scene.on(".~.~.~.~.").survivor("Ana", "a", "").card("Ana", "hand1", card);
        scene.card("Ana", "hand2", card);
        for (String zone : List.of("a", "b", "c", "d", "e")) {
            scene.zombies(zone, "Khan", 1);
        }
        scene.turn("Ana", 1, 1, 1, 1, 1, 1);
        List<String> single = scene.offered().stream()
                .filter(key -> key.contains(" " + card + " ") && !key.contains(" 2 " + card))
                .toList();
        boolean isDual = scene.offered().stream().anyMatch(key -> key.contains(" 2 " + card));
        String kind = single.getFirst().substring(0, single.getFirst().indexOf(' '));
        int nearest = single.getFirst().charAt(single.getFirst().length() - 1) - 'a';
        int farthest = single.getLast().charAt(single.getLast().length() - 1) - 'a';
        assertThat(single).hasSize(farthest - nearest + 1);
        scene.choose(single.getFirst());
        int helped = card.equals("Dagger") || card.equals("Power Burst") ? 1 : 0;
        boolean isNoisy = scene.tokens("noise", "a") > 0;
        return kind + " " + nearest + "-" + farthest + " " + (scene.attack().dice() - helped) + " "
                + scene.attack().accuracy() + "+ " + scene.attack().damage() + (isDual ? " dual" : "")
                + (isNoisy ? " noisy" : "") + (scene.offered("reload").isEmpty() ? "" : " reload");
    }

    @ParameterizedTest
    @CsvSource({
        "Sword, melee 0-0 2 4+ 1 dual",
        "Dagger, melee 0-0 1 4+ 1 dual",
        "Shashka, melee 0-0 1 4+ 1 dual",
        "Katana, melee 0-0 2 4+ 1 dual",
        "Great Sword, melee 0-0 5 5+ 1",
        "Great Axe, melee 0-0 2 4+ 2"
    })
    @Rule("WD-GAP-02")
    void meleeWeapons(String card, String numbers) {
        assertThat(inPlay(card)).isEqualTo(numbers);
    }

    @ParameterizedTest
    @CsvSource({
        "Cavalry Lance, melee 1-1 1 4+ 1",
        "Spear, melee 1-1 2 4+ 1",
        "Guisarme, melee 1-1 1 3+ 2",
        "Halberd, melee 1-1 4 5+ 1"
    })
    @Rule({"WD-GAP-03", "WD-POLE-01"})
    void polearms(String card, String numbers) {
        assertThat(inPlay(card)).isEqualTo(numbers);
    }

    @ParameterizedTest
    @CsvSource({
        "Short Bow, ranged 0-1 1 3+ 1",
        "War Bow, ranged 1-3 1 3+ 1",
        "Horn Bow, ranged 1-2 2 4+ 1",
        "Crossbow, ranged 1-3 2 4+ 2",
        "Triple Crossbow, ranged 0-2 3 3+ 1 reload"
    })
    @Rule({"WD-GAP-04", "WD-EX-24"})
    void rangedWeapons(String card, String numbers) {
        assertThat(inPlay(card)).isEqualTo(numbers);
    }

    @ParameterizedTest
    @CsvSource({
        "Power Burst, magic 0-1 1 4+ 1 dual noisy",
        "Lightning, magic 0-3 1 4+ 1 dual noisy",
        "Fire Bolt, magic 0-1 3 4+ 1 dual noisy",
        "Ice Storm, magic 0-1 3 5+ 1 dual noisy",
        "Disintegrate, magic 0-1 3 5+ 1 dual noisy"
    })
    @Rule({"WD-GAP-05", "WD-EX-24"})
    void combatSpells(String card, String numbers) {
        assertThat(inPlay(card)).isEqualTo(numbers);
    }

    @Test
    @Rule("WD-GAP-05")
    void anIceStormFreezesAndDisintegrateBitesDeeperWithSixes() {
        Scene ice = Scene.on(".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Ice Storm");
        ice.zombies("b", "Walker", 1).turn("Ana", 1, 1, 1).choose("magic Ice Storm T.b");
        assertThat(ice.tokens("freeze", "b")).isEqualTo(1);
        Scene ray = Scene.on(".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Disintegrate");
        ray.zombies("b", "Brute", 3).turn("Ana", 6, 5, 1, 5, 5, 5).choose("magic Disintegrate T.b");
        assertThat(ray.zombies("b")).isEqualTo(1);
        assertThat(ray.choose("magic Disintegrate T.b").zombies("b")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "Partisan, melee 0-1 3 4+ 2",
        "Royal Guard's Halberd, melee 1-1 4 4+ 2",
        "Baba Yaga's Pestle, melee 0-0 4 4+ 2 noisy",
        "Dervish Blades, melee 0-0 6 4+ 1",
        "Ice Bow, ranged 1-3 2 3+ 1",
        "Storm Crossbow, ranged 1-3 3 4+ 2 noisy",
        "Fury of Aykay the 47th, ranged 0-3 5 4+ 1 noisy"
    })
    @Rule("WD-GAP-09")
    void vaultWeapons(String card, String numbers) {
        assertThat(inPlay(card)).isEqualTo(numbers);
        assertThat(Scene.EDITION.print().card(card).deck()).isEqualTo("vault");
    }

    @Test
    @Rule("WD-GAP-09")
    void theIceBowFreezes() {
        Scene ice = Scene.on(".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Ice Bow");
        ice.zombies("b", "Walker", 1).turn("Ana", 1, 1).choose("ranged Ice Bow T.b");
        assertThat(ice.tokens("freeze", "b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-12")
    void thereIsOnePowerBurstAndStillTheRuleForTwo() {
        assertThat(Box.WHITE_DEATH.tables().stock())
                .filteredOn(stock -> stock.card().name().equals("Power Burst"))
                .extracting(stock -> stock.copies())
                .containsExactly(1);
        Scene scene = Scene.on(".").survivor("Ana", "a", "").card("Ana", "hand1", "Power Burst");
        scene.card("Ana", "hand2", "Power Burst").zombies("a", "Walker", 1).turn("Ana", 1, 1, 1, 1);
        assertThat(scene.choose("magic 2 Power Burst T.a").attack().dice()).isEqualTo(4);
    }
}
