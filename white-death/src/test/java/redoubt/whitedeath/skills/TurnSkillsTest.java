package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.rulings.StartingRuling;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Skills for spells, and what some begin with. */
class TurnSkillsTest {
    private static Scene scene(String skills) {
        return Scene.on(".:#").survivor("Ogon", "b", skills).survivor("Lorna", "b", "");
    }

    @Test
    @Rule("WD-SKILL-SPELLCASTER")
    void aFreeActionForSpells() {
        Scene scene = scene("Spellcaster")
                .card("Ogon", "hand1", "Healing")
                .card("Ogon", "hand2", "Fire Bolt")
                .wounds("Lorna", 1)
                .zombies("b", "Khan", 1)
                .turn("Ogon", 1, 1, 1);
        scene.choose("cast healing Lorna");
        assertThat(scene.offered()).containsExactly("pay with Spellcaster", "pay with actions");
        scene.choose("pay with Spellcaster", "magic Fire Bolt T.b");
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-SKILL-STARTSWITH2AP", "WD-SKILL-STARTSWITHEQUIPMENT"})
    void someBeginWithMore() {
        assertThat(((StartingRuling) Scene.skill("Starts with 2 AP")).adrenaline())
                .isEqualTo(2);
        assertThat(((StartingRuling) Scene.skill("Starts with a Torch")).cards())
                .containsExactly("Torch");
    }
}
