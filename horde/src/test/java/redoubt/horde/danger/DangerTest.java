package redoubt.horde.danger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.Field;
import redoubt.horde.combat.Field.Scene;
import redoubt.horde.fixture.Cited;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.Luck;
import redoubt.testkit.Rule;

/** Adrenaline, danger levels and skills. */
class DangerTest {
    private static final SurvivorId OGON = new SurvivorId(0, "Ogon");

    /** A skill that only has a name. */
    record Plain(String name) implements Skill {}

    /** One more action in each turn. */
    record OneMore(String name) implements Skill, TurnRuling {
        @Override
        public int extraActions() {
            return 1;
        }
    }

    private static Field ogon() {
        return new Field()
                .skills(new Plain("Shove"), new Plain("Iron hide"), new Plain("Lucky"), new Plain("Sprint"))
                .survivor(
                        new SurvivorCard(
                                "Ogon",
                                List.of(new Plain("Shove")),
                                List.of(new OneMore("+1 Action")),
                                List.of(new Plain("Bloodlust"), new Plain("Iron hide")),
                                List.of(new Plain("Free"), new Plain("Reflexes"), new Plain("Reaper")),
                                List.of(),
                                3),
                        "a");
    }

    private static List<String> skills(Scene scene) {
        return scene.survivor("Ogon").skills().stream().map(Skill::name).toList();
    }

    @Test
    @Cited(Cite.REACH_LEVEL)
    @Rule({"WD-ADR-04", "WD-ADR-08", "Z2-ADR-04", "NL-XP-10"})
    void yellowBringsAnActionAtOnce() {
        Scene blue = ogon().play(Luck.loaded(), new GainAdrenaline(OGON, 6));
        assertThat(blue.survivor("Ogon").danger()).isEqualTo(Danger.BLUE);
        Scene yellow = ogon().play(Luck.loaded(), new GainAdrenaline(OGON, 6), new GainAdrenaline(OGON, 1));
        assertThat(yellow.survivor("Ogon").danger()).isEqualTo(Danger.YELLOW);
        assertThat(yellow.survivor("Ogon").turn().actions()).isEqualTo(4);
        assertThat(skills(yellow)).containsExactly("Shove", "+1 Action");
    }

    @Test
    @Cited(Cite.ORANGE_SKILL)
    @Rule({"WD-ADR-06", "WD-ADR-07", "WD-GAP-27", "WD-ADR-10"})
    void levelsComeInOrderAndThePlayerChoosesTheirSkills() {
        Scene scene = ogon().play(Luck.loaded(), new GainAdrenaline(OGON, 50));
        assertThat(scene.offered()).containsExactly("gain Bloodlust", "gain Iron hide");
        scene.choose("gain Bloodlust");
        assertThat(scene.offered()).containsExactly("gain Free", "gain Reflexes", "gain Reaper");
        scene.choose("gain Free");
        assertThat(scene.isDone()).isTrue();
        assertThat(skills(scene)).containsExactly("Shove", "+1 Action", "Bloodlust", "Free");
        assertThat(scene.survivor("Ogon").adrenaline()).isEqualTo(43);
        assertThat(Leavers.danger(scene.table())).isEqualTo(Danger.RED);
    }

    @Test
    @Rule("NL-GAP-08")
    void pointsBeyondTheLastMayBeCountedWithoutEffect() {
        Scene scene = ogon().rulings(Track.GOES_ON).play(Luck.loaded(), new GainAdrenaline(OGON, 100));
        scene.choose("gain Bloodlust").choose("gain Free");
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.survivor("Ogon").adrenaline()).isEqualTo(100);
    }

    @Test
    @Rule({"WD-MODE-12", "WD-MODE-13", "WD-MODE-14", "WD-GAP-125"})
    void inUltraredLevelsAreReachedAgain() {
        Field field = ogon().rulings(Track.ULTRARED);
        Scene scene = field.play(
                Luck.loaded(),
                new GainAdrenaline(OGON, 45),
                new GainAdrenaline(OGON, 41),
                new GainAdrenaline(OGON, 43),
                new GainAdrenaline(OGON, 19));
        scene.choose("gain Bloodlust").choose("gain Free");
        assertThat(scene.offered()).containsExactly("gain Reflexes", "gain Reaper");
        scene.choose("gain Reflexes");
        assertThat(skills(scene)).contains("Iron hide", "Reaper");
        assertThat(scene.survivor("Ogon").danger()).isEqualTo(Danger.RED);
        assertThat(scene.offered()).containsExactly("gain Lucky", "gain Sprint");
        scene.choose("gain Lucky");
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.survivor("Ogon").adrenaline()).isEqualTo(19);
    }
}
