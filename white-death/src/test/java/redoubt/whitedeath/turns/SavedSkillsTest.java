package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.content.ContentFolder;
import redoubt.content.SourceText;
import redoubt.horde.HordeGame;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.table.Skill;
import redoubt.kernel.SetUp;
import redoubt.testkit.Rule;
import redoubt.whitedeath.WhiteDeathGame;

/** A game in which somebody has skills upon skills is saved and read back equal. */
class SavedSkillsTest {
    private static final String AGATA = """
            survivor | blue | yellow | orange | red | body | health | rulebook | source
            Agata | Guards: 2 Damage: Melee, Range 2+: +1 Damage: Ranged | +1 Action | Brother in arms: Reaper: Melee, Guards: Evade | Brother in arms: Range 2+: +1 die: Magic, Range 2+: Escalation: Combat, Guards: Freeze: Combat | Sword | 3 | - | house
            """;

    private static final HordeGame GAME =
            WhiteDeathGame.of(List.of(new ContentFolder(List.of(new SourceText("own/survivors.txt", AGATA)))));

    private static Sitting gain(Sitting sitting, int points) {
        return sitting.happen(new GainAdrenaline(sitting.survivor("Agata").id(), points));
    }

    private static List<String> skills(Sitting sitting) {
        return sitting.survivor("Agata").skills().stream().map(Skill::name).toList();
    }

    @Test
    @Rule({"WD-MODE-13", "WD-MODE-14"})
    void skillsUponSkillsOfEveryLevelAndLapAreReadBack() {
        SetUp setUp = SetUp.of("white-death", "WD-M01")
                .with("survivors", "Agata", "Ogon")
                .with("starting", "dealt")
                .with("ultrared", "yes");
        Sitting sitting = Sitting.of(GAME, setUp, 1).readBack(setUp);
        gain(sitting, 43).readBack(setUp);
        assertThat(sitting.offered()).containsExactly("gain Brother in arms: Reaper: Melee", "gain Guards: Evade");
        sitting.choose("gain Brother in arms: Reaper: Melee").readBack(setUp);
        sitting.choose("gain Brother in arms: Range 2+: +1 die: Magic").readBack(setUp);
        for (int lap = 0; lap < 4; lap++) {
            for (int points : List.of(19, 24)) {
                gain(sitting, points).readBack(setUp);
                if (!sitting.offered("gain").isEmpty()) {
                    sitting.choose(sitting.offered("gain").getLast()).readBack(setUp);
                }
            }
        }
        assertThat(skills(sitting))
                .contains(
                        "Guards: 2 Damage: Melee",
                        "Range 2+: +1 Damage: Ranged",
                        "Brother in arms: Reaper: Melee",
                        "Guards: Evade",
                        "Brother in arms: Range 2+: +1 die: Magic",
                        "Range 2+: Escalation: Combat",
                        "Guards: Freeze: Combat")
                .hasSizeGreaterThan(8);
    }

    @Test
    void theEditionFindsThemByName() {
        for (String name : List.of(
                "Guards: 2 Damage: Melee",
                "Range 2+: +1 Damage: Ranged",
                "Brother in arms: Range 2+: +1 die: Magic",
                "Slippery")) {
            assertThat(GAME.edition().print().skill(name))
                    .as(name)
                    .map(Skill::name)
                    .hasValue(name);
        }
        assertThat(GAME.edition().print().skill("Range 2+: Slippery")).isEmpty();
    }
}
