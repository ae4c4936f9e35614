package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.ArmourRolled;
import redoubt.horde.event.HordeEvent.FriendlyFireHit;
import redoubt.horde.table.Survivor;
import redoubt.kernel.Seats;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Misses that hit one's own side. */
class FriendlyFireTest {
    private static Scene shooter(String card) {
        return Scene.on(".~.~.").survivor("Ana", "a", "").card("Ana", "hand1", card);
    }

    @Test
    @Rule("WD-FF-01")
    void nobodyHitsThemself() {
        Scene alone = shooter("Fire Bolt")
                .zombies("a", "Walker", 4)
                .turn("Ana", 1, 1, 1)
                .choose("magic Fire Bolt T.a");
        assertThat(alone.survivor("Ana").wounds()).isZero();
        assertThat(alone.events(FriendlyFireHit.class)).isEmpty();
        Scene two = shooter("Fire Bolt").survivor("Ben", "a", "").zombies("a", "Walker", 4);
        two.turn("Ana", 1, 1, 6).choose("magic Fire Bolt T.a");
        assertThat(two.survivor("Ana").wounds()).isZero();
        assertThat(two.survivor("Ben").wounds()).isEqualTo(2);
    }

    @Test
    @Rule("WD-FF-02")
    void everyFailedDieHitsInTheTargetZoneAndThePlayersDivideTheHits() {
        Scene scene = shooter("Fury of Aykay the 47th")
                .survivor("Ben", "b", "")
                .survivor("Cyd", "b", "")
                .survivor("Dan", "c", "")
                .zombies("b", "Walker", 9)
                .turn("Ana", 3, 3, 3, 6, 6)
                .choose("ranged Fury of Aykay the 47th T.b");
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("suffer Ben", "suffer Cyd", "suffer all Ben", "suffer all Cyd");
        scene.choose("suffer Ben", "suffer Cyd", "suffer Ben");
        assertThat(scene.survivor("Ben").wounds()).isEqualTo(2);
        assertThat(scene.survivor("Cyd").wounds()).isEqualTo(1);
        assertThat(scene.survivor("Dan").wounds()).isZero();
        assertThat(scene.zombies("b")).isEqualTo(7);
    }

    @Test
    @Rule("WD-FF-02")
    void spellsAndGuardsHitTheirOwnSideToo() {
        Scene spell = shooter("Lightning").survivor("Ben", "b", "").zombies("b", "Walker", 1);
        assertThat(spell.turn("Ana", 3)
                        .choose("magic Lightning T.b")
                        .survivor("Ben")
                        .wounds())
                .isEqualTo(1);
        Scene guards = shooter("Sword").survivor("Ben", "b", "").guards("a", 2).zombies("b", "Walker", 2);
        guards.turn("Ana", 3, 6).choose("guards T.a ranged", "2 guards");
        assertThat(guards.survivor("Ben").wounds()).isEqualTo(1);
        assertThat(guards.zombies("b")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-FF-03", "WD-ARM-04", "WD-TRAIT-01"})
    void armourCancelsHitsOneForOneAndEachHitLeftInflictsTheDamageOfTheWeapon() {
        Scene bare = shooter("Crossbow").survivor("Ben", "b", "").zombies("b", "Walker", 2);
        assertThat(bare.turn("Ana", 6, 1)
                        .choose("ranged Crossbow T.b")
                        .survivor("Ben")
                        .wounds())
                .isEqualTo(2);
        Scene clad = shooter("Crossbow").survivor("Ben", "b", "").card("Ben", "body", "Heavy Armor");
        clad.zombies("b", "Walker", 2).turn("Ana", 1, 1, 3, 2).choose("ranged Crossbow T.b", "armour roll 2");
        assertThat(clad.events(ArmourRolled.class).getFirst().prevented()).isEqualTo(1);
        assertThat(clad.survivor("Ben").wounds()).isEqualTo(2);
    }

    @Test
    @Rule("WD-FF-04")
    void surplusSuccessesAreLostAndHitNobody() {
        Scene scene = shooter("Fury of Aykay the 47th").survivor("Ben", "b", "").guards("b", 1);
        scene.zombies("b", "Walker", 1).turn("Ana", 4, 5, 6, 6, 6).choose("ranged Fury of Aykay the 47th T.b");
        assertThat(scene.zombies("b")).isZero();
        assertThat(scene.survivor("Ben").wounds()).isZero();
        assertThat(scene.guards("b")).isEqualTo(1);
        assertThat(scene.isLost()).isFalse();
    }

    @Test
    @Rule("WD-FF-05")
    void killingAGuardGivesNothingAndLosesNothing() {
        Scene scene = shooter("War Bow").guards("b", 1).zombies("b", "Walker", 1);
        scene.turn("Ana", 1).choose("ranged War Bow T.b");
        assertThat(scene.guards("b")).isZero();
        assertThat(scene.survivor("Ana").adrenaline()).isZero();
        assertThat(scene.isLost()).isFalse();
    }

    @Test
    @Rule("WD-FF-05")
    void killingASurvivorGivesNothingAndLosesTheGame() {
        Scene scene =
                shooter("War Bow").survivor("Ben", "b", "").wounds("Ben", 2).zombies("b", "Walker", 1);
        scene.turn("Ana", 1).choose("ranged War Bow T.b");
        assertThat(scene.survivor("Ben").presence()).isEqualTo(Survivor.Presence.ELIMINATED);
        assertThat(scene.survivor("Ana").adrenaline()).isZero();
        assertThat(scene.isLost()).isTrue();
    }

    @Test
    @Rule("WD-GAP-79")
    void aGuardAbsorbsOneHitAndWhatNobodyCanTakeIsLost() {
        Scene scene = shooter("Fury of Aykay the 47th").guards("b", 2).zombies("b", "Walker", 1);
        scene.turn("Ana", 1, 1, 1, 1, 1).choose("ranged Fury of Aykay the 47th T.b");
        assertThat(scene.guards("b")).isZero();
        assertThat(scene.events(FriendlyFireHit.class)).hasSize(2);
        assertThat(scene.zombies("b")).isEqualTo(1);
        assertThat(scene.isDone()).isFalse();
        Scene strong = shooter("Crossbow").guards("b", 2).zombies("b", "Walker", 2);
        strong.turn("Ana", 1, 6).choose("ranged Crossbow T.b");
        assertThat(strong.guards("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-79")
    void shootingGuardsHitOtherGuardsInTheTargetZone() {
        Scene scene = shooter("Sword").guards("a", 2).guards("b", 3).zombies("b", "Walker", 1);
        scene.turn("Ana", 1, 1).choose("guards T.a ranged", "2 guards");
        assertThat(scene.guards("a")).isEqualTo(2);
        assertThat(scene.guards("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-DEC-19")
    void allPlayersDivideTheHitsAmongSurvivorsAndGuards() {
        Scene scene = shooter("Crossbow")
                .twoSeats()
                .survivor("Ben", "b", "")
                .card("Ben", "hand1", "Battle Shield")
                .seat("Ben", 2)
                .guards("b", 1)
                .zombies("b", "Walker", 1)
                .turn("Ana", 1, 1, 4)
                .choose("ranged Crossbow T.b");
        assertThat(scene.asked().id()).isEqualTo("WD-FF-02");
        assertThat(scene.seats()).isEqualTo(Seats.upTo(2));
        assertThat(scene.offered()).containsExactlyInAnyOrder("suffer Ben", "suffer all Ben", "suffer Guard");
        scene.choose("suffer Guard");
        assertThat(scene.asked().id()).isEqualTo("WD-ARM-01");
        assertThat(scene.seats().first().number()).isEqualTo(2);
        assertThat(scene.offered()).containsExactly("armour roll 1", "no armour roll");
        scene.choose("armour roll 1");
        assertThat(scene.survivor("Ben").wounds()).isZero();
        assertThat(scene.guards("b")).isZero();
    }

    @Test
    @Rule("WD-DEC-19")
    void theShooterWithASteadyHandChoosesWhomToSpare() {
        Scene scene = Scene.on(".~.")
                .twoSeats()
                .survivor("Ana", "a", "Steady hand")
                .card("Ana", "hand1", "War Bow")
                .survivor("Ben", "b", "")
                .seat("Ben", 2)
                .survivor("Cyd", "b", "")
                .guards("b", 1)
                .zombies("b", "Walker", 1)
                .turn("Ana", 1)
                .choose("ranged War Bow T.b");
        assertThat(scene.asked().id()).isEqualTo("WD-SKILL-STEADYHAND");
        assertThat(scene.seats()).isEqualTo(Seats.upTo(1));
        assertThat(scene.offered())
                .containsExactlyInAnyOrder(
                        "spare everybody", "spare Ben", "spare Cyd", "spare allies", "spare nobody else");
        scene.choose("spare Ben", "spare allies", "spare nobody else");
        assertThat(scene.survivor("Cyd").wounds()).isEqualTo(1);
        assertThat(scene.survivor("Ben").wounds()).isZero();
        assertThat(scene.guards("b")).isEqualTo(1);
    }
}
