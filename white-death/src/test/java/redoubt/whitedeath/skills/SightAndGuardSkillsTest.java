package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.AllyAttacks;
import redoubt.horde.combat.MakeAttack;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Skills of the eyes, and skills that the guards have through their commander. */
class SightAndGuardSkillsTest {
    private static final Equipment.Use BOWS =
            new Equipment.Use(ActionKind.RANGED, 1, 3, 1, 4, 1, false, false, false, "");

    private static List<String> shots(String skills, String... board) {
        return Scene.on(board)
                .survivor("Ogon", "a", skills)
                .card("Ogon", "hand1", "War Bow")
                .zombies("c", "Walker", 1)
                .turn("Ogon")
                .offered("ranged");
    }

    @Test
    @Rule({"WD-SKILL-GHOSTSIGHT", "WD-GAP-43"})
    void ghostSightGoesThroughWalls() {
        assertThat(shots("", ".|#|#")).isEmpty();
        assertThat(shots("Ghost sight", ".|#|#")).containsExactly("ranged War Bow T.c");
    }

    @Test
    @Rule("WD-SKILL-RUINSSIGHT")
    void ruinsAreStreetsToSomeEyes() {
        assertThat(shots("", ".:%:%")).isEmpty();
        assertThat(shots("Ruins sight", ".:%:%")).containsExactly("ranged War Bow T.c");
        assertThat(shots("Ruins sight", ".:#:#")).isEmpty();
        assertThat(shots("Ghost sight; Ruins sight", ".|#|#")).hasSize(1);
    }

    private static Scene guardsShoot(String skills, int dice) {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ogon", "a", skills)
                .guards("a", dice)
                .zombies("d", "Khan", 1)
                .zombies("b", "Walker", 1);
        Survivor ogon = scene.survivor("Ogon");
        var shots = AllyAttacks.of(scene.table(), ogon).options(ogon.zone(), dice, "Guard", BOWS);
        return scene.play(List.of(new MakeAttack(shots.getLast().draft())), 1, 1, 1, 1);
    }

    @Test
    @Rule({"WD-SKILL-GUARDSSKILL", "WD-GAP-99", "WD-GAP-133"})
    void guardsHaveTheSkillsOfTheirCommandersOrders() {
        assertThat(guardsShoot("+1 Damage: Ranged", 1).attack().damage()).isEqualTo(1);
        assertThat(guardsShoot("Guards: +1 Damage: Ranged", 1).attack().damage())
                .isEqualTo(2);
        assertThat(guardsShoot("Guards: Freeze: Ranged", 1).tokens("freeze", "d"))
                .isEqualTo(1);
        assertThat(guardsShoot("Guards: Freeze: Melee", 1).tokens("freeze", "d"))
                .isZero();
        assertThat(guardsShoot("Freeze: Ranged", 1).tokens("freeze", "d")).isZero();
        Scene ordered = Scene.on(".~.~.~.")
                .survivor("Lorna", "a", "Guards: Freeze: Ranged")
                .survivor("Ogon", "a", "")
                .guards("a", 1)
                .zombies("d", "Khan", 1);
        Survivor ogon = ordered.survivor("Ogon");
        var shot = AllyAttacks.of(ordered.table(), ogon).options(ogon.zone(), 1, "Guard", BOWS);
        assertThat(ordered.play(List.of(new MakeAttack(shot.getLast().draft())), 1)
                        .tokens("freeze", "d"))
                .as("ordered by somebody else")
                .isZero();
        Scene own = Scene.on(".~.")
                .survivor("Ogon", "a", "Guards: Freeze: Ranged; Guards: +1 Damage: Ranged")
                .card("Ogon", "hand1", "War Bow")
                .zombies("b", "Khan", 1)
                .turn("Ogon", 1)
                .choose("ranged War Bow T.b");
        assertThat(own.tokens("freeze", "b")).isZero();
        assertThat(own.attack().damage()).isEqualTo(1);
    }
}
