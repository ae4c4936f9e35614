package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.round.EndPhase;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Weapons that must be reloaded. */
class ReloadTest {
    private static final String FIRE = "ranged Triple Crossbow T.b";
    private static final String RELOAD = "reload Triple Crossbow";

    private static Scene ana(String skills) {
        return Scene.on(".~.~.")
                .survivor("Ana", "a", skills)
                .card("Ana", "hand1", "Triple Crossbow")
                .zombies("b", "Walker", 9)
                .zombies("c", "Walker", 9);
    }

    @Test
    @Rule("WD-RELOAD-01")
    void aFiredWeaponIsReloadedWithAnActionBeforeItIsUsedAgain() {
        Scene scene = ana("").turn("Ana", 1, 1, 1, 1, 1, 1);
        assertThat(scene.offered()).contains(FIRE).doesNotContain(RELOAD);
        scene.choose(FIRE);
        assertThat(scene.offered("ranged")).isEmpty();
        scene.choose(RELOAD);
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(1);
        assertThat(scene.offered()).contains(FIRE).doesNotContain(RELOAD);
    }

    @Test
    @Rule("WD-RELOAD-01")
    void onlyWhatWasFiredAndIsInHandIsReloaded() {
        Scene scene =
                ana("").card("Ana", "hand2", "Dagger").turn("Ana", 1, 1, 1).choose(FIRE);
        assertThat(scene.offered("reload")).containsExactly(RELOAD);
        scene.choose("reorganize", "put Triple Crossbow from hand1 in pack1", Scene.DONE);
        assertThat(scene.offered("reload")).isEmpty();
        Scene other = Scene.on(".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Crossbow");
        other.zombies("b", "Walker", 1).turn("Ana", 1, 1).choose("ranged Crossbow T.b");
        assertThat(other.offered("reload")).as("only some weapons need it").isEmpty();
    }

    @Test
    @Rule("WD-RELOAD-02")
    void everyRoundBeginsWithLoadedWeapons() {
        Scene scene = ana("").turn("Ana", 1, 1, 1).choose(FIRE, "end turn");
        assertThat(scene.survivor("Ana").inventory().held(0).isLoaded()).isFalse();
        scene.play(List.of(new EndPhase()));
        assertThat(scene.survivor("Ana").inventory().held(0).isLoaded()).isTrue();
        assertThat(scene.turn("Ana").offered()).contains(FIRE);
    }

    @Test
    @Rule("WD-RELOAD-03")
    void aFiredWeaponStaysUnloadedInOtherHands() {
        Scene scene = ana("").survivor("Ben", "a", "").turn("Ana", 1, 1, 1).choose(FIRE);
        scene.choose(
                "trade with Ben",
                "give Triple Crossbow of hand1 to Ben",
                "put Triple Crossbow from pack1 in hand1 for Ben",
                Scene.DONE);
        assertThat(scene.survivor("Ben").inventory().count("Triple Crossbow")).isEqualTo(1);
        scene.turn("Ben");
        assertThat(scene.offered("ranged")).isEmpty();
        scene.choose(RELOAD);
        assertThat(scene.offered()).contains(FIRE);
        assertThat(scene.survivor("Ben").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("WD-RELOAD-04")
    void oneActionReloadsBothOfAPair() {
        Scene scene =
                ana("Ambidextrous").card("Ana", "hand2", "Triple Crossbow").turn("Ana", 1, 1, 1, 1, 1, 1);
        scene.choose("ranged 2 Triple Crossbow T.b");
        assertThat(scene.offered("ranged")).isEmpty();
        scene.choose(RELOAD);
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(1);
        assertThat(scene.offered("ranged")).contains("ranged 2 Triple Crossbow T.b");
        Scene skilled = ana("Ambidextrous; Point-blank").card("Ana", "hand2", "Triple Crossbow");
        skilled.turn("Ana", 1, 1, 1, 1, 1, 1).choose("ranged 2 Triple Crossbow T.b", RELOAD);
        assertThat(skilled.offered("ranged")).contains("ranged 2 Triple Crossbow T.b");
        Scene single = ana("").card("Ana", "hand2", "Triple Crossbow").turn("Ana", 1, 1, 1, 1, 1, 1);
        single.choose(FIRE, FIRE, RELOAD);
        assertThat(single.survivor("Ana").inventory().held(0).isLoaded()).isTrue();
        assertThat(single.survivor("Ana").inventory().held(1).isLoaded())
                .as("without the symbol they are no pair")
                .isFalse();
        Scene oneByOne =
                ana("+1 Action").card("Ana", "hand2", "Triple Crossbow").turn("Ana", 1, 1, 1, 1, 1, 1);
        oneByOne.choose(FIRE, FIRE, RELOAD, RELOAD);
        assertThat(oneByOne.survivor("Ana").inventory().held(1).isLoaded()).isTrue();
    }

    @Test
    @Rule("WD-RELOAD-05")
    void eachOfAPairMayBeFiredAtAnotherZone() {
        Scene scene =
                ana("Ambidextrous").card("Ana", "hand2", "Triple Crossbow").turn("Ana", 6, 6, 6, 6, 6, 6);
        scene.choose(FIRE);
        assertThat(scene.offered("ranged")).containsExactly(FIRE, "ranged Triple Crossbow T.c");
        scene.choose("ranged Triple Crossbow T.c");
        assertThat(scene.zombies("b")).isEqualTo(6);
        assertThat(scene.zombies("c")).isEqualTo(6);
        assertThat(scene.offered("ranged")).isEmpty();
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-82")
    void reloadingNeedsANormalActionAndBreaksARunOfAttacks() {
        Scene free = ana("+1 free Ranged Action; +1 free Combat Action").turn("Ana", 1, 1, 1);
        free.choose(FIRE, "pay with actions", RELOAD);
        assertThat(free.survivor("Ana").turn().actions()).isEqualTo(1);
        assertThat(free.survivor("Ana").turn().free()).hasSize(2);
        Scene spent = ana("+1 free Ranged Action").turn("Ana", 1, 1, 1);
        spent.choose("make noise", "make noise", "make noise", FIRE);
        assertThat(spent.offered("reload")).isEmpty();
        for (String kind : List.of("Ranged", "Combat")) {
            Scene run = ana("Escalation: " + kind).turn("Ana", 1, 1, 1, 1, 1, 1).choose(FIRE, RELOAD, FIRE);
            assertThat(run.attack().dice()).isEqualTo(3);
        }
    }
}
