package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Misses of spells and of guards. */
class FriendlyFireTest {
    private static Scene shooter(String card) {
        return Scene.on(".~.~.").survivor("Ana", "a", "").card("Ana", "hand1", card);
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
    @Rule("WD-GAP-79")
    void shootingGuardsHitOtherGuardsInTheTargetZone() {
        Scene scene = shooter("Sword").guards("a", 2).guards("b", 3).zombies("b", "Walker", 1);
        scene.turn("Ana", 1, 1).choose("guards T.a ranged", "2 guards");
        assertThat(scene.guards("a")).isEqualTo(2);
        assertThat(scene.guards("b")).isEqualTo(1);
    }
}
