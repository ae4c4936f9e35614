package redoubt.horde.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Terrain;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.fixture.Blank;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.FreeAction;
import redoubt.horde.terms.Blow;
import redoubt.testkit.Rule;

/** Skills of the same name that the books of the family word otherwise. */
class OtherBooksTest {
    private static final String[] SQUARE = {".~.", "~ ~", ".~."};

    @Test
    @Cited(Cite.TAUNT)
    @Rule({"NL-SKILL-TAUNT", "Z2-SKILL-TAUNT"})
    void tauntByPathWithinTwoZonesOrBySight() {
        Town byPath = Town.on(SQUARE).survivor("Ogon", "a", "").skilled("Ogon", new Taunt(false));
        assertThat(byPath.zombies("d", "Walker", 1).turn("Ogon").offered("taunt"))
                .containsExactly("taunt T.d");
        Town bySight = Town.on(SQUARE).survivor("Ogon", "a", "Taunt");
        assertThat(bySight.zombies("d", "Walker", 1).turn("Ogon").offered("taunt"))
                .isEmpty();
        Town far = Town.on(".~.~.~.").survivor("Ogon", "a", "").skilled("Ogon", new Taunt(false));
        assertThat(far.zombies("d", "Walker", 1).turn("Ogon").offered("taunt")).isEmpty();
    }

    @Test
    @Rule({"NL-SKILL-SHOVE", "Z2-SKILL-SHOVE"})
    void shoveByAnOpenPath() {
        Town town = Town.on("=^.").survivor("Ogon", "a", "").skilled("Ogon", new Shove(false));
        assertThat(town.zombies("a", "Walker", 1).turn("Ogon").offered("shove")).isEmpty();
    }

    @Test
    @Rule("Z2-SKILL-LIFESAVER")
    void lifesaverByAnOpenPath() {
        Town town = Town.on("=^.")
                .survivor("Ogon", "a", "")
                .skilled("Ogon", new Lifesaver(true))
                .survivor("Lorna", "b", "")
                .zombies("b", "Walker", 1)
                .turn("Ogon");
        assertThat(town.offered("lifesaver")).isEmpty();
        Town open = Town.on(".~.")
                .survivor("Ogon", "a", "")
                .skilled("Ogon", new Lifesaver(true))
                .survivor("Lorna", "b", "")
                .zombies("b", "Walker", 1)
                .turn("Ogon");
        assertThat(open.offered("lifesaver")).containsExactly("lifesaver T.b");
    }

    @Test
    @Rule("Z2-SKILL-JUMP")
    void jumpRoundACorner() {
        Jump jump = new Jump(Town.EDITION.print().survivorGait().passage(), false);
        Town town =
                Town.on(SQUARE).survivor("Ogon", "a", "").skilled("Ogon", jump).turn("Ogon");
        assertThat(town.offered("jump")).containsExactly("jump T.d");
        Town walled = Town.on(".~.", "~ -", ".|.").survivor("Ogon", "a", "").skilled("Ogon", jump);
        assertThat(walled.turn("Ogon").offered("jump")).as("walls stop it").isEmpty();
    }

    @Test
    @Rule("Z2-SKILL-JUMP")
    void aNeighbouringZoneIsNoJumpEvenBehindAnother() {
        Terrain ring = Blank.terrain(Town.EDITION.print().legend(), "T", """
            +---+---+
            | a   a |
            + ~ + ~ +
            | b ~ c |
            +---+---+
            """, _ -> "street");
        Jump jump = new Jump(Town.EDITION.print().survivorGait().passage(), false);
        Town town = Town.on(".~.~.").with(table -> table.withTerrain(ring)).survivor("Ogon", "b", "");
        assertThat(town.skilled("Ogon", jump).turn("Ogon").offered("jump")).isEmpty();
    }

    @Test
    @Rule({"NL-SKILL-BLOODLUSTMELEE", "NL-GAP-45"})
    void bloodlustMustMove() {
        FreeAction melee = new FreeAction("Melee", List.of(ActionKind.MELEE));
        Town town = Town.on(".~.~.").survivor("Ogon", "a", "").skilled("Ogon", new Bloodlust(melee, 1));
        town.zombies("a", "Walker", 1).zombies("b", "Walker", 1).turn("Ogon");
        assertThat(town.offered("bloodlust")).containsExactly("bloodlust: melee T.b");
    }

    @Test
    @Rule("NL-SKILL-SLIPPERY")
    void theSlipperyAreStoppedByZombiesAllTheSame() {
        Town town = Town.on(".~.~.")
                .survivor("Ogon", "a", "+1 Zone per Move")
                .skilled("Ogon", new Slippery(true))
                .zombies("a", "Walker", 9)
                .zombies("b", "Walker", 1)
                .turn("Ogon")
                .choose("move T.b");
        assertThat(town.offered()).contains("end turn");
        assertThat(town.survivor("Ogon").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("Z2-SKILL-LUCKY")
    void luckWithoutArmourRolls() {
        Town town = Town.on(".~.")
                .survivor("Ogon", "a", "")
                .skilled("Ogon", new Lucky(false))
                .card("Ogon", "body", "Plate");
        town.play(List.of(new SufferBlows(town.id("Ogon"), List.of(new Blow("Walker", "Walker", 2, 1, false)))), 1, 1);
        town.choose("armour roll 2");
        assertThat(town.isDone()).isTrue();
    }
}
