package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.skills.Bloodlust;
import redoubt.horde.skills.Jump;
import redoubt.horde.skills.Lifesaver;
import redoubt.horde.skills.Lucky;
import redoubt.horde.skills.Shove;
import redoubt.horde.skills.Slippery;
import redoubt.horde.skills.Taunt;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.FreeAction;
import redoubt.horde.terms.Blow;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;

/** Skills of the same name that other books of the family word otherwise, on boards of White Death. */
class OtherBooksTest {
    private static final String[] SQUARE = {".~.", "~ ~", ".~."};

    @Test
    @Rule({"NL-SKILL-TAUNT", "Z2-SKILL-TAUNT", "WD-SKILL-TAUNT"})
    void tauntByPathWithinTwoZonesOrBySight() {
        Scene byPath = Scene.on(SQUARE).survivor("Ogon", "a", "").skilled("Ogon", new Taunt(false));
        assertThat(byPath.zombies("d", "Walker", 1).turn("Ogon").offered("taunt"))
                .containsExactly("taunt T.d");
        Scene bySight = Scene.on(SQUARE).survivor("Ogon", "a", "Taunt");
        assertThat(bySight.zombies("d", "Walker", 1).turn("Ogon").offered("taunt"))
                .isEmpty();
        Scene far = Scene.on(".~.~.~.").survivor("Ogon", "a", "").skilled("Ogon", new Taunt(false));
        assertThat(far.zombies("d", "Walker", 1).turn("Ogon").offered("taunt")).isEmpty();
    }

    @Test
    @Rule({"NL-SKILL-SHOVE", "Z2-SKILL-SHOVE"})
    void shoveByAnOpenPath() {
        Scene scene = Scene.on("=^.").survivor("Ogon", "a", "").skilled("Ogon", new Shove(false));
        assertThat(scene.zombies("a", "Walker", 1).turn("Ogon").offered("shove"))
                .isEmpty();
    }

    @Test
    @Rule("Z2-SKILL-LIFESAVER")
    void lifesaverByAnOpenPath() {
        Scene scene = Scene.on("=^.")
                .survivor("Ogon", "a", "")
                .skilled("Ogon", new Lifesaver(true))
                .survivor("Lorna", "b", "")
                .zombies("b", "Walker", 1)
                .turn("Ogon");
        assertThat(scene.offered("lifesaver")).isEmpty();
    }

    @Test
    @Rule("Z2-SKILL-JUMP")
    void jumpRoundACorner() {
        Jump jump = new Jump(Box.WHITE_DEATH.gaits().survivor().passage(), false);
        Scene scene =
                Scene.on(SQUARE).survivor("Ogon", "a", "").skilled("Ogon", jump).turn("Ogon");
        assertThat(scene.offered("jump")).containsExactly("jump T.d");
    }

    @Test
    @Rule({"NL-SKILL-BLOODLUSTMELEE", "NL-GAP-45"})
    void bloodlustMustMove() {
        FreeAction melee = new FreeAction("Melee", List.of(ActionKind.MELEE));
        Scene scene = Scene.on(".~.~.").survivor("Ogon", "a", "").skilled("Ogon", new Bloodlust(melee, 1));
        scene.zombies("a", "Walker", 1).zombies("b", "Walker", 1).turn("Ogon");
        assertThat(scene.offered("bloodlust")).containsExactly("bloodlust: melee T.b");
    }

    @Test
    @Rule("NL-SKILL-SLIPPERY")
    void theSlipperyAreStoppedByZombiesAllTheSame() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ogon", "a", "+1 Zone per Move")
                .skilled("Ogon", new Slippery(true))
                .zombies("a", "Walker", 9)
                .zombies("b", "Walker", 1)
                .turn("Ogon")
                .choose("move T.b");
        assertThat(scene.offered()).contains("end turn");
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("Z2-SKILL-LUCKY")
    void luckWithoutArmourRolls() {
        Scene scene = Scene.on(".~.")
                .survivor("Ogon", "a", "")
                .skilled("Ogon", new Lucky(false))
                .card("Ogon", "body", "Heavy Armor");
        scene.play(
                List.of(new SufferBlows(scene.id("Ogon"), List.of(new Blow("Walker", "Walker", 2, 1, false)))), 1, 1);
        scene.choose("armour roll 2");
        assertThat(scene.isDone()).isTrue();
    }
}
