package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.horde.event.HordeEvent.HitsLost;
import redoubt.horde.table.ZombieKind;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Ranged and magic actions, and the order in which their successes are assigned. */
class RangedTest {
    private static Scene shooter(String skills, String card) {
        return Scene.on(".~.~.~.").survivor("Ana", "a", skills).card("Ana", "hand1", card);
    }

    @Test
    @Rule("WD-RNGD-01")
    void oneZoneInRangeAndSightIsAttackedWithAWeaponOrSpellInHand() {
        Scene scene = Scene.on(".~.~.~.", "~ - ~ ~", ".|#:.~.")
                .survivor("Ana", "b", "")
                .card("Ana", "hand1", "Crossbow")
                .card("Ana", "hand2", "Lightning")
                .card("Ana", "pack1", "Short Bow");
        for (String zone : "a b c d e f g h".split(" ")) {
            scene.zombies(zone, "Walker", 2);
        }
        scene.turn("Ana", 6, 6);
        assertThat(scene.offered("ranged"))
                .containsExactly("ranged Crossbow T.a", "ranged Crossbow T.c", "ranged Crossbow T.d");
        assertThat(scene.offered("magic"))
                .containsExactly(
                        "magic Lightning T.a", "magic Lightning T.b", "magic Lightning T.c", "magic Lightning T.d");
        scene.choose("ranged Crossbow T.c");
        assertThat(scene.zombies("c")).isZero();
        assertThat(scene.table().zombies().total()).isEqualTo(14);
    }

    @Test
    @Rule("WD-RNGD-02")
    void thoseInBetweenAreIgnored() {
        Scene scene = shooter("", "Crossbow")
                .survivor("Ben", "b", "")
                .guards("b", 1)
                .zombies("b", "Brute", 2)
                .zombies("c", "Walker", 2)
                .turn("Ana", 6, 1)
                .choose("ranged Crossbow T.c");
        assertThat(scene.zombies("c")).isEqualTo(1);
        assertThat(scene.zombies("b")).isEqualTo(2);
        assertThat(scene.survivor("Ben").wounds()).isZero();
        assertThat(scene.guards("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-RNGD-03")
    void zombiesInTheOwnZoneDoNotKeepASurvivorFromShootingElsewhere() {
        Scene scene = shooter("", "War Bow")
                .zombies("a", "Brute", 3)
                .zombies("b", "Walker", 1)
                .turn("Ana", 3)
                .choose("ranged War Bow T.b");
        assertThat(scene.zombies("b")).isZero();
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"1, Brute", "2, Walker", "3, Runner", "4, Defiler"})
    @Rule({"WD-PRIO-01", "WD-PRIO-02"})
    void successesFollowThePriorityOrderOneKindAfterTheOther(int hits, String last) {
        Scene scene = shooter("2 Damage: Ranged", "Fury of Aykay the 47th");
        for (String kind : new String[] {"Defiler", "Runner", "Walker", "Brute"}) {
            scene.zombies("b", kind, 1);
        }
        Integer[] dice = {1, 1, 1, 1, 1};
        for (int i = 0; i < hits; i++) {
            dice[i] = 6;
        }
        scene.turn("Ana", dice).choose("ranged Fury of Aykay the 47th T.b");
        boolean isDead = true;
        for (String kind : new String[] {"Brute", "Walker", "Runner", "Defiler"}) {
            assertThat(scene.zombies("b", kind)).as(kind).isEqualTo(isDead ? 0 : 1);
            isDead &= !kind.equals(last);
        }
    }

    @Test
    @Rule("WD-PRIO-01")
    void theOrderAlsoHoldsAtRangeZeroForSpellsAndForGuards() {
        Scene near = shooter("", "Fire Bolt").zombies("a", "Walker", 1).zombies("a", "Runner", 1);
        near.turn("Ana", 6, 1, 1).choose("magic Fire Bolt T.a");
        assertThat(near.zombies("a", "Walker")).isZero();
        assertThat(near.zombies("a", "Runner")).isEqualTo(1);
        Scene guards = Scene.on(".~.").survivor("Ana", "a", "").guards("a", 1);
        guards.zombies("b", "Walker", 1).zombies("b", "Runner", 1).zombies("b", "Defiler", 1);
        guards.turn("Ana", 6).choose("guards T.a ranged");
        assertThat(guards.zombies("b", "Walker")).isZero();
        assertThat(guards.zombies("b", "Runner")).isEqualTo(1);
        assertThat(guards.zombies("b", "Defiler")).isEqualTo(1);
    }

    @Test
    @Rule("WD-PRIO-02")
    void allOfTheFirstPriorityMustFallFirst() {
        Scene scene = shooter("", "Fury of Aykay the 47th")
                .zombies("b", "Walker", 3)
                .zombies("b", "Runner", 3)
                .turn("Ana", 6, 6, 6, 6, 1)
                .choose("ranged Fury of Aykay the 47th T.b");
        assertThat(scene.zombies("b", "Walker")).isZero();
        assertThat(scene.zombies("b", "Runner")).isEqualTo(2);
    }

    @Test
    @Rule("WD-PRIO-03")
    void thePlayerChoosesBetweenABruteAndAnAbomination() {
        Scene scene = shooter("+1 Damage: Ranged", "Crossbow")
                .zombies("b", "Khan", 1)
                .zombies("b", "Brute", 2)
                .zombies("b", "Walker", 1)
                .turn("Ana", 6, 1)
                .choose("ranged Crossbow T.b");
        assertThat(scene.offered()).containsExactlyInAnyOrder("hit Khan", "hit Brute");
        assertThat(scene.asked().id()).isEqualTo("WD-PRIO-01");
        assertThat(scene.choose("hit Khan").zombies("b", "Khan")).isZero();
        assertThat(scene.zombies("b", "Brute")).isEqualTo(2);
    }

    @Test
    @Rule("WD-PRIO-04")
    void whatCannotBeHarmedShieldsTheRest() {
        Scene brute = shooter("", "Fury of Aykay the 47th")
                .zombies("b", "Brute", 1)
                .zombies("b", "Walker", 2)
                .turn("Ana", 6, 6, 6, 6, 6)
                .choose("ranged Fury of Aykay the 47th T.b");
        assertThat(brute.zombies("b")).isEqualTo(3);
        assertThat(brute.events(HitsLost.class).getFirst().hits()).isEqualTo(5);
        Scene khan = shooter("", "Storm Crossbow")
                .zombies("b", "Khan", 1)
                .zombies("b", "Brute", 1)
                .zombies("b", "Walker", 2)
                .turn("Ana", 6, 6, 6)
                .choose("ranged Storm Crossbow T.b");
        assertThat(khan.zombies("b", "Brute")).isZero();
        assertThat(khan.zombies("b", "Khan")).isEqualTo(1);
        assertThat(khan.zombies("b", "Walker")).isEqualTo(2);
        assertThat(khan.events(HitsLost.class).getFirst().hits()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "Brute, 1, 2, 1, 1",
        "Khan, 1, 3, 5, 1",
        "Walker, 1, 1, 1, 2",
        "Runner, 2, 1, 1, 3",
        "Defiler, 1, 1, 1, 4"
    })
    @Rule("WD-PRIO-05")
    void theReferenceTable(String name, int actions, int damage, int points, int priority) {
        ZombieKind kind = Scene.EDITION.print().zombie(name);
        assertThat(kind.actions()).isEqualTo(actions);
        assertThat(kind.toughness()).isEqualTo(damage);
        assertThat(kind.adrenaline()).isEqualTo(points);
        assertThat(kind.priority()).isEqualTo(priority);
    }

    @Test
    @Rule("WD-PRIO-06")
    void noCreatureOfAnotherBoxIsInThisOne() {
        assertThat(Scene.EDITION.print().zombieKinds())
                .extracting(ZombieKind::family)
                .containsExactlyInAnyOrder("Walker", "Brute", "Runner", "Abomination", "Necromancer");
        assertThat(Scene.EDITION.print().zombieKinds())
                .filteredOn(kind -> kind.family().equals("Necromancer"))
                .extracting(ZombieKind::priority)
                .containsOnly(4);
        assertThat(Scene.EDITION.print().zombieCards())
                .allMatch(card -> Scene.EDITION.print().zombieKinds().stream()
                        .anyMatch(kind -> kind.name().equals(card.zombie())));
    }
}
