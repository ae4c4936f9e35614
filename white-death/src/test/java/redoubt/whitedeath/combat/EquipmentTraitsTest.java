package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.horde.event.HordeEvent.CardDrawn;
import redoubt.horde.view.SearchView;
import redoubt.horde.view.Viewing;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** What cards of equipment do besides their numbers. */
class EquipmentTraitsTest {
    private static Scene ana(String skills, String first, String second) {
        return Scene.on(".~.~.")
                .survivor("Ana", "a", skills)
                .card("Ana", "hand1", first)
                .card("Ana", "hand2", second);
    }

    private static int dice(String first, String second, String attack) {
        Scene scene = ana("", first, second).zombies("a", "Khan", 1);
        return scene.turn("Ana", 1, 1, 1, 1, 1, 1).choose(attack).attack().dice();
    }

    @Test
    @Rule("WD-TRAIT-02")
    void aDaggerHelpsAnotherMeleeWeaponAndAPowerBurstAnotherSpell() {
        assertThat(dice("Sword", "Dagger", "melee Sword T.a")).isEqualTo(3);
        assertThat(dice("Sword", "Dagger", "melee Dagger T.a")).isEqualTo(1);
        assertThat(dice("Fire Bolt", "Dagger", "magic Fire Bolt T.a")).isEqualTo(3);
        assertThat(dice("Fire Bolt", "Power Burst", "magic Fire Bolt T.a")).isEqualTo(4);
        assertThat(dice("Sword", "Power Burst", "melee Sword T.a")).isEqualTo(2);
        Scene pack = ana("", "Sword", "Torch").card("Ana", "pack1", "Dagger").zombies("a", "Khan", 1);
        assertThat(pack.turn("Ana", 1, 1).choose("melee Sword T.a").attack().dice())
                .isEqualTo(2);
    }

    @Test
    @Rule("WD-TRAIT-03")
    void theHelpIsMutualInAPair() {
        assertThat(dice("Dagger", "Dagger", "melee 2 Dagger T.a")).isEqualTo(4);
        assertThat(dice("Dagger", "Dagger", "melee Dagger T.a")).isEqualTo(2);
        assertThat(dice("Power Burst", "Power Burst", "magic 2 Power Burst T.a"))
                .isEqualTo(4);
    }

    @Test
    @Rule({"WD-TRAIT-04", "WD-EX-36"})
    void shashkasDoDamageTwoOnlyAsAPair() {
        Scene pair = ana("", "Shashka", "Shashka").zombies("a", "Brute", 2).turn("Ana", 6, 6);
        assertThat(pair.choose("melee 2 Shashka T.a").zombies("a", "Brute")).isZero();
        Scene one = ana("", "Shashka", "Shashka").zombies("a", "Brute", 2).turn("Ana", 6);
        assertThat(one.choose("melee Shashka T.a").zombies("a", "Brute")).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"pack1, 2", "hand1, 2", "body, 1"})
    @Rule({"WD-TRAIT-05", "WD-SEARCH-05"})
    void aTorchInHandOrBackpackShowsTwoCards(String slot, int cards) {
        Scene scene = Scene.on(".:#")
                .survivor("Ana", "b", "")
                .card("Ana", slot, "Torch")
                .deck("Sword", "Katana", "Spear")
                .turn("Ana");
        SearchView told = Viewing.of(scene.table()).searches().getFirst();
        assertThat(told.cards()).isEqualTo(cards);
        assertThat(told.helps())
                .isEqualTo(cards == 1 ? List.of() : List.of(new SearchView.HelpView("card", "Torch", "WD-SEARCH-05")));
        scene.choose("search", "discard Sword", Scene.DONE);
        if (cards == 2) {
            scene.choose("discard Katana", Scene.DONE);
        }
        assertThat(scene.events(CardDrawn.class)).hasSize(cards);
        assertThat(scene.offered()).contains("end turn");
    }

    @ParameterizedTest
    @CsvSource({"Apples, pack1", "Salted Meat, hand1", "Water, pack3"})
    @Rule({"WD-TRAIT-08", "WD-GAP-08"})
    void foodIsConsumedForAdrenalineInTheOwnTurn(String food, String slot) {
        Scene scene = Scene.on(".").survivor("Ana", "a", "").survivor("Ben", "a", "");
        scene.card("Ana", slot, food).card("Ben", slot, food).turn("Ana");
        assertThat(scene.offered("consume")).containsExactly("consume " + food);
        scene.choose("consume " + food);
        assertThat(scene.survivor("Ana").adrenaline()).isEqualTo(3);
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(3);
        assertThat(scene.survivor("Ana").inventory().count(food)).isZero();
        assertThat(scene.survivor("Ben").inventory().count(food)).isEqualTo(1);
        assertThat(scene.table().deck("equipment").discard().size()).isEqualTo(1);
        assertThat(scene.offered("consume")).isEmpty();
    }

    @Test
    @Rule("WD-GAP-10")
    void anAmbushAppearsBesideTheSearcherAndEndsTheSearch() {
        Scene scene = Scene.on(".:#")
                .survivor("Ana", "b", "Search: 2 cards")
                .deck("Aaahh!! 2 Walkers", "Sword")
                .turn("Ana")
                .choose("search");
        assertThat(scene.zombies("b", "Walker")).isEqualTo(2);
        assertThat(scene.survivor("Ana").wounds()).isZero();
        assertThat(scene.survivor("Ana").inventory().items()).isEmpty();
        assertThat(scene.table().deck("equipment").draw().size()).isEqualTo(1);
        assertThat(scene.table().deck("equipment").discard().size()).isEqualTo(1);
        Scene kept = Scene.on(".:#")
                .survivor("Ana", "b", "Search: 2 cards")
                .deck("Sword", "Aaahh!! 1 Brute")
                .turn("Ana")
                .choose("search", "put Sword in hand1", Scene.DONE);
        assertThat(kept.zombies("b", "Brute")).isEqualTo(1);
        assertThat(kept.survivor("Ana").inventory().count("Sword")).isEqualTo(1);
    }
}
