package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.horde.event.HordeEvent.HitsLost;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.testkit.Rule;

/** Ranged and magic actions, and the order in which their successes are assigned. */
class RangedTest {
    private static Town shooter(String skills, String card) {
        return Town.on(".~.~.~.").survivor("Ana", "a", skills).card("Ana", "hand1", card);
    }

    @Test
    @Rule("WD-RNGD-01")
    void oneZoneInRangeAndSightIsAttackedWithAWeaponOrSpellInHand() {
        Town town = Town.on(".~.~.~.", "~ - ~ ~", ".|#:.~.")
                .survivor("Ana", "b", "")
                .card("Ana", "hand1", "Crossbow")
                .card("Ana", "hand2", "Lightning")
                .card("Ana", "pack1", "Short Bow");
        for (String zone : "a b c d e f g h".split(" ")) {
            town.zombies(zone, "Walker", 2);
        }
        town.turn("Ana", 6, 6);
        assertThat(town.offered("ranged"))
                .containsExactly("ranged Crossbow T.a", "ranged Crossbow T.c", "ranged Crossbow T.d");
        assertThat(town.offered("magic"))
                .containsExactly(
                        "magic Lightning T.a", "magic Lightning T.b", "magic Lightning T.c", "magic Lightning T.d");
        town.choose("ranged Crossbow T.c");
        assertThat(town.zombies("c")).isZero();
        assertThat(town.table().zombies().total()).isEqualTo(14);
    }

    @Test
    @Rule("WD-RNGD-02")
    void thoseInBetweenAreIgnored() {
        Town town = shooter("", "Crossbow")
                .survivor("Ben", "b", "")
                .guards("b", 1)
                .zombies("b", "Brute", 2)
                .zombies("c", "Walker", 2)
                .turn("Ana", 6, 1)
                .choose("ranged Crossbow T.c");
        assertThat(town.zombies("c")).isEqualTo(1);
        assertThat(town.zombies("b")).isEqualTo(2);
        assertThat(town.survivor("Ben").wounds()).isZero();
        assertThat(town.guards("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-RNGD-03")
    void zombiesInTheOwnZoneDoNotKeepASurvivorFromShootingElsewhere() {
        Town town = shooter("", "War Bow")
                .zombies("a", "Brute", 3)
                .zombies("b", "Walker", 1)
                .turn("Ana", 3)
                .choose("ranged War Bow T.b");
        assertThat(town.zombies("b")).isZero();
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"1, Brute", "2, Walker", "3, Runner", "4, Crawler"})
    @Cited(Cite.TARGETING_PRIORITY)
    @Rule("WD-PRIO-02")
    void successesFollowThePriorityOrderOneKindAfterTheOther(int hits, String last) {
        Town town = shooter("2 Damage: Ranged", "Volley");
        for (String kind : new String[] {"Crawler", "Runner", "Walker", "Brute"}) {
            town.zombies("b", kind, 1);
        }
        Integer[] dice = {1, 1, 1, 1, 1};
        for (int i = 0; i < hits; i++) {
            dice[i] = 6;
        }
        town.turn("Ana", dice).choose("ranged Volley T.b");
        boolean isDead = true;
        for (String kind : new String[] {"Brute", "Walker", "Runner", "Crawler"}) {
            assertThat(town.zombies("b", kind)).as(kind).isEqualTo(isDead ? 0 : 1);
            isDead &= !kind.equals(last);
        }
    }

    @Test
    @Rule("WD-PRIO-02")
    void allOfTheFirstPriorityMustFallFirst() {
        Town town = shooter("", "Volley")
                .zombies("b", "Walker", 3)
                .zombies("b", "Runner", 3)
                .turn("Ana", 6, 6, 6, 6, 1)
                .choose("ranged Volley T.b");
        assertThat(town.zombies("b", "Walker")).isZero();
        assertThat(town.zombies("b", "Runner")).isEqualTo(2);
    }

    @Test
    @Cited(Cite.EQUAL_PRIORITY)
    void thePlayerChoosesBetweenABruteAndAnAbomination() {
        Town town = shooter("+1 Damage: Ranged", "Crossbow")
                .zombies("b", "Giant", 1)
                .zombies("b", "Brute", 2)
                .zombies("b", "Walker", 1)
                .turn("Ana", 6, 1)
                .choose("ranged Crossbow T.b");
        assertThat(town.offered()).containsExactlyInAnyOrder("hit Giant", "hit Brute");
        assertThat(town.asked().id()).isEqualTo("EQUAL_PRIORITY");
        assertThat(town.choose("hit Giant").zombies("b", "Giant")).isZero();
        assertThat(town.zombies("b", "Brute")).isEqualTo(2);
    }

    @Test
    @Cited(Cite.SHIELDED)
    void whatCannotBeHarmedShieldsTheRest() {
        Town brute = shooter("", "Volley")
                .zombies("b", "Brute", 1)
                .zombies("b", "Walker", 2)
                .turn("Ana", 6, 6, 6, 6, 6)
                .choose("ranged Volley T.b");
        assertThat(brute.zombies("b")).isEqualTo(3);
        assertThat(brute.events(HitsLost.class).getFirst().hits()).isEqualTo(5);
        assertThat(brute.events(HitsLost.class).getFirst().rule().id()).isEqualTo("SHIELDED");
        Town giant = shooter("", "Arbalest")
                .zombies("b", "Giant", 1)
                .zombies("b", "Brute", 1)
                .zombies("b", "Walker", 2)
                .turn("Ana", 6, 6, 6)
                .choose("ranged Arbalest T.b");
        assertThat(giant.zombies("b", "Brute")).isZero();
        assertThat(giant.zombies("b", "Giant")).isEqualTo(1);
        assertThat(giant.zombies("b", "Walker")).isEqualTo(2);
        assertThat(giant.events(HitsLost.class).getFirst().hits()).isEqualTo(2);
        Town gone = shooter("", "Volley")
                .zombies("b", "Walker", 1)
                .turn("Ana", 6, 6, 6, 6, 6)
                .choose("ranged Volley T.b");
        assertThat(gone.events(HitsLost.class).getFirst().rule().id())
                .as("nobody is left")
                .isEqualTo("HITS_LOST");
        Town blow = Town.on(".").survivor("Ana", "a", "").card("Ana", "hand1", "Sword");
        blow.zombies("a", "Brute", 1).turn("Ana", 6, 6).choose("melee Sword T.a");
        assertThat(blow.events(HitsLost.class).getFirst().rule().id())
                .as("no order holds in melee")
                .isEqualTo("HITS_LOST");
    }
}
