package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.ArmourRolled;
import redoubt.horde.event.HordeEvent.FriendlyFireHit;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.kernel.Seats;
import redoubt.testkit.Rule;

/** Misses that hit one's own side. */
class FriendlyFireTest {
    private static Town shooter(String card) {
        return Town.on(".~.~.").survivor("Ana", "a", "").card("Ana", "hand1", card);
    }

    @Test
    @Rule("WD-FF-01")
    void nobodyHitsThemself() {
        Town alone = shooter("Fire Bolt")
                .zombies("a", "Walker", 4)
                .turn("Ana", 1, 1, 1)
                .choose("magic Fire Bolt T.a");
        assertThat(alone.survivor("Ana").wounds()).isZero();
        assertThat(alone.events(FriendlyFireHit.class)).isEmpty();
        Town two = shooter("Fire Bolt").survivor("Ben", "a", "").zombies("a", "Walker", 4);
        two.turn("Ana", 1, 1, 6).choose("magic Fire Bolt T.a");
        assertThat(two.survivor("Ana").wounds()).isZero();
        assertThat(two.survivor("Ben").wounds()).isEqualTo(2);
    }

    @Test
    @Cited(Cite.FRIENDLY_FIRE)
    void everyFailedDieHitsInTheTargetZoneAndThePlayersDivideTheHits() {
        Town town = shooter("Volley")
                .survivor("Ben", "b", "")
                .survivor("Cyd", "b", "")
                .survivor("Dan", "c", "")
                .zombies("b", "Walker", 9)
                .turn("Ana", 3, 3, 3, 6, 6)
                .choose("ranged Volley T.b");
        assertThat(town.offered())
                .containsExactlyInAnyOrder("suffer Ben", "suffer Cyd", "suffer all Ben", "suffer all Cyd");
        town.choose("suffer Ben", "suffer Cyd", "suffer Ben");
        assertThat(town.survivor("Ben").wounds()).isEqualTo(2);
        assertThat(town.survivor("Cyd").wounds()).isEqualTo(1);
        assertThat(town.survivor("Dan").wounds()).isZero();
        assertThat(town.zombies("b")).isEqualTo(7);
    }

    @Test
    @Rule({"WD-FF-03", "WD-ARM-04", "WD-TRAIT-01"})
    void armourCancelsHitsOneForOneAndEachHitLeftInflictsTheDamageOfTheWeapon() {
        Town bare = shooter("Crossbow").survivor("Ben", "b", "").zombies("b", "Walker", 2);
        assertThat(bare.turn("Ana", 6, 1)
                        .choose("ranged Crossbow T.b")
                        .survivor("Ben")
                        .wounds())
                .isEqualTo(2);
        Town clad = shooter("Crossbow").survivor("Ben", "b", "").card("Ben", "body", "Plate");
        clad.zombies("b", "Walker", 2).turn("Ana", 1, 1, 3, 2).choose("ranged Crossbow T.b", "armour roll 2");
        assertThat(clad.events(ArmourRolled.class).getFirst().prevented()).isEqualTo(1);
        assertThat(clad.survivor("Ben").wounds()).isEqualTo(2);
    }

    @Test
    @Rule("WD-FF-04")
    void surplusSuccessesAreLostAndHitNobody() {
        Town town = shooter("Volley").survivor("Ben", "b", "").guards("b", 1);
        town.zombies("b", "Walker", 1).turn("Ana", 4, 5, 6, 6, 6).choose("ranged Volley T.b");
        assertThat(town.zombies("b")).isZero();
        assertThat(town.survivor("Ben").wounds()).isZero();
        assertThat(town.guards("b")).isEqualTo(1);
        assertThat(town.isLost()).isFalse();
    }

    @Test
    @Rule("WD-FF-05")
    void killingAGuardGivesNothingAndLosesNothing() {
        Town town = shooter("War Bow").guards("b", 1).zombies("b", "Walker", 1);
        town.turn("Ana", 1).choose("ranged War Bow T.b");
        assertThat(town.guards("b")).isZero();
        assertThat(town.survivor("Ana").adrenaline()).isZero();
        assertThat(town.isLost()).isFalse();
    }

    @Test
    @Rule("WD-FF-05")
    void killingASurvivorGivesNothingAndLosesTheGame() {
        Town town = shooter("War Bow").survivor("Ben", "b", "").wounds("Ben", 2).zombies("b", "Walker", 1);
        town.turn("Ana", 1).choose("ranged War Bow T.b");
        assertThat(town.survivor("Ben").presence()).isEqualTo(Survivor.Presence.ELIMINATED);
        assertThat(town.survivor("Ana").adrenaline()).isZero();
        assertThat(town.isLost()).isTrue();
    }

    @Test
    @Rule("WD-GAP-79")
    void aGuardAbsorbsOneHitAndWhatNobodyCanTakeIsLost() {
        Town town = shooter("Volley").guards("b", 2).zombies("b", "Walker", 1);
        town.turn("Ana", 1, 1, 1, 1, 1).choose("ranged Volley T.b");
        assertThat(town.guards("b")).isZero();
        assertThat(town.events(FriendlyFireHit.class)).hasSize(2);
        assertThat(town.zombies("b")).isEqualTo(1);
        assertThat(town.isDone()).isFalse();
        Town strong = shooter("Crossbow").guards("b", 2).zombies("b", "Walker", 2);
        strong.turn("Ana", 1, 6).choose("ranged Crossbow T.b");
        assertThat(strong.guards("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-DEC-19")
    void allPlayersDivideTheHitsAmongSurvivorsAndGuards() {
        Town town = shooter("Crossbow")
                .twoSeats()
                .survivor("Ben", "b", "")
                .card("Ben", "hand1", "Shield")
                .seat("Ben", 2)
                .guards("b", 1)
                .zombies("b", "Walker", 1)
                .turn("Ana", 1, 1, 4)
                .choose("ranged Crossbow T.b");
        assertThat(town.asked().id()).isEqualTo("SHARE_OUT_FRIENDLY_FIRE");
        assertThat(town.seats()).isEqualTo(Seats.upTo(2));
        assertThat(town.offered()).containsExactlyInAnyOrder("suffer Ben", "suffer all Ben", "suffer Guard");
        town.choose("suffer Guard");
        assertThat(town.asked().id()).isEqualTo("ARMOUR_AGAINST_FRIENDLY_FIRE");
        assertThat(town.seats().first().number()).isEqualTo(2);
        assertThat(town.offered()).containsExactly("armour roll 1", "no armour roll");
        town.choose("armour roll 1");
        assertThat(town.survivor("Ben").wounds()).isZero();
        assertThat(town.guards("b")).isZero();
    }

    @Test
    @Rule("WD-DEC-19")
    void theShooterWithASteadyHandChoosesWhomToSpare() {
        Town town = Town.on(".~.")
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
        assertThat(town.asked().id()).isEqualTo("SPARE_FROM_FRIENDLY_FIRE");
        assertThat(town.seats()).isEqualTo(Seats.upTo(1));
        assertThat(town.offered())
                .containsExactlyInAnyOrder(
                        "spare everybody", "spare Ben", "spare Cyd", "spare allies", "spare nobody else");
        town.choose("spare Ben", "spare allies", "spare nobody else");
        assertThat(town.survivor("Cyd").wounds()).isEqualTo(1);
        assertThat(town.survivor("Ben").wounds()).isZero();
        assertThat(town.guards("b")).isEqualTo(1);
    }
}
