package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.horde.table.ZombieKind;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** The order of targets, by kinds and for guards. */
class RangedTest {
    private static Scene shooter(String skills, String card) {
        return Scene.on(".~.~.~.").survivor("Ana", "a", skills).card("Ana", "hand1", card);
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

    @ParameterizedTest
    @CsvSource({
        "Brute, 1, 2, 1, 1",
        "Khan, 1, 3, 5, 1",
        "Walker, 1, 1, 1, 2",
        "Runner, 2, 1, 1, 3",
        "Defiler, 1, 1, 1, 4"
    })
    @Rule({"WD-PRIO-05", "WD-DICE-05"})
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
