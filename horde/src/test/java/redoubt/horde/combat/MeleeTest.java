package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.FriendlyFireHit;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.testkit.Rule;

/** Melee actions and weapons with a long reach. */
class MeleeTest {
    @Test
    @Cited(Cite.ASSIGN_MELEE_HITS)
    void thePlayerDividesSuccessesFreely() {
        Town town = Town.on(".")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Great Axe")
                .zombies("a", "Brute", 2)
                .zombies("a", "Walker", 2)
                .zombies("a", "Runner", 2)
                .zombies("a", "Crawler", 1)
                .zombies("a", "Giant", 1)
                .turn("Ana", 6, 6)
                .choose("melee Great Axe T.a");
        assertThat(town.offered("hit "))
                .contains("hit Walker", "hit Brute", "hit Runner", "hit Crawler")
                .doesNotContain("hit Giant");
        town.choose("hit Crawler", "hit Runner");
        assertThat(town.zombies("a", "Crawler")).isZero();
        assertThat(town.zombies("a", "Runner")).isEqualTo(1);
        assertThat(town.zombies("a", "Brute")).isEqualTo(2);
        assertThat(town.zombies("a", "Walker")).isEqualTo(2);
        assertThat(town.zombies("a", "Giant")).isEqualTo(1);
    }

    @Test
    @Cited(Cite.ASSIGN_MELEE_HITS)
    void allSuccessesMayGoToOneKind() {
        Town town = Town.on(".")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Great Sword")
                .zombies("a", "Walker", 3)
                .zombies("a", "Runner", 5)
                .turn("Ana", 6, 6, 6, 1, 1)
                .choose("melee Great Sword T.a", "hit all Runner");
        assertThat(town.zombies("a", "Walker")).isEqualTo(3);
        assertThat(town.zombies("a", "Runner")).isEqualTo(2);
    }

    @Test
    @Rule("WD-MELEE-02")
    void missesHurtNobodyAndThereIsNoOrderOfTargets() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .survivor("Cyd", "b", "")
                .card("Ana", "hand1", "Sword")
                .card("Ana", "hand2", "Spear")
                .guards("a", 1)
                .guards("b", 1)
                .zombies("a", "Brute", 1)
                .zombies("a", "Runner", 1)
                .zombies("b", "Walker", 1)
                .turn("Ana", 1, 6, 1, 2)
                .choose("melee Sword T.a", "melee Spear T.b");
        assertThat(town.zombies("a", "Runner")).isZero();
        assertThat(town.zombies("a", "Brute")).isEqualTo(1);
        assertThat(town.survivor("Ben").wounds()).isZero();
        assertThat(town.survivor("Cyd").wounds()).isZero();
        assertThat(town.guards("a")).isEqualTo(1);
        assertThat(town.guards("b")).isEqualTo(1);
        assertThat(town.events(FriendlyFireHit.class)).isEmpty();
    }

    @Test
    @Rule("WD-POLE-01")
    void aPolearmStrikesAtRangeOneIntoAnyZoneInSight() {
        Town town = Town.on(".~.~.", "~ ~ ~", ".~.~.", "~ ~ ~", ".~.~.").survivor("Ana", "e", "");
        town.card("Ana", "hand1", "Halberd");
        for (String zone : "a b c d e f g h i".split(" ")) {
            town.zombies(zone, "Walker", 1);
        }
        assertThat(town.turn("Ana").offered("melee"))
                .containsExactly("melee Halberd T.b", "melee Halberd T.d", "melee Halberd T.f", "melee Halberd T.h");
        Town wall = Town.on("#|.").survivor("Ana", "a", "").card("Ana", "hand1", "Halberd");
        assertThat(wall.zombies("b", "Walker", 1).turn("Ana").offered("melee")).isEmpty();
        Town door = Town.on("#:.").survivor("Ana", "a", "").card("Ana", "hand1", "Halberd");
        assertThat(door.zombies("b", "Walker", 1).turn("Ana").offered("melee")).containsExactly("melee Halberd T.b");
    }
}
