package redoubt.livingdead.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.content.ContentException;
import redoubt.content.ContentFolder;
import redoubt.content.SourceText;
import redoubt.horde.HordeGame;
import redoubt.horde.event.HordeEvent;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.livingdead.LivingDeadGame;
import redoubt.testkit.Rule;

/** Pages of scenes that users write, right and wrong. */
class ScenePagesTest {
    private static final String PAGE = """
        mission NL-X01 "Mine"
          difficulty easy length short survivors 6
          tiles      4R 3R / 1R 2R
          mode       romero
          start      2R.f
          door       open 1R.l-1
          barricade  closed 1R.b-8
          window     1R.y-9
          cache      melee 2R.g
          spawn      white 4R.1
          pump       3R.3
          goal       CarAtPump
          rules      Armory
          source     house
        """;

    @Test
    void aSceneOfTheUsersIsPlayed() {
        assertThat(LivingDeadGame.of(List.of(folder(PAGE))).missions())
                .anyMatch(mission -> mission.id().equals("NL-X01"));
    }

    @Test
    @Rule("NL-SPAWN-02")
    void theWhiteTokenIsTheFirstWhereverItIsWritten() {
        String page = PAGE.replace("spawn      white 4R.1", "spawn      red 2R.9 4R.2\n  spawn      white 4R.1");
        HordeGame game = LivingDeadGame.of(List.of(folder(page)));
        assertThat(game.plan(SetUp.of("night-of-the-living-dead", "NL-X01")).spawns())
                .extracting(spawn -> spawn.zone().name() + " " + spawn.order())
                .containsExactly("2R.9 2", "4R.2 1", "4R.1 0");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        romero          | romro          | mine/missions.txt:4:14  | 'romro'
        start      2R.f | start      2R.? | mine/missions.txt:5:14 | '2R.?'
        open 1R.l-1     | ajar 1R.l-1    | mine/missions.txt:6:14  | 'ajar'
        closed 1R.b-8   | closed         | mine/missions.txt:7:3   | expected more after 'barricade'
        1R.y-9          | 1R.8-9         | mine/missions.txt:8:14  | expected a doorway or a window at '1R.8-9'
        pump       3R.3 | pump       3R.3 3R.1 | mine/missions.txt:11:19 | expected the end of the line but found '3R.1'
        mode       romero | mode       romero zombicide | mine/missions.txt:4:21 | found 'zombicide'
        melee 2R.g      | meals 2R.g     | mine/missions.txt:9:14  | 'meals'
        white 4R.1      | green 4R.1     | mine/missions.txt:10:14 | 'green'
        CarAtPump       | CarAtPumps     | mine/missions.txt:12:14 | did you mean 'CarAtPump'
        Armory          | Armoury        | mine/missions.txt:13:14 | did you mean 'Armory'
        pump            | pumpe          | mine/missions.txt:11:3  | did you mean 'pump'
        """)
    void aWrongWordIsToldWithItsPlace(String right, String wrong, String place, String said) {
        refusal(PAGE.replace(right + "\n", wrong + "\n").replaceFirst("(?m)^  " + right + " ", "  " + wrong + " "))
                .contains(place)
                .contains(said);
    }

    @Test
    void aSceneNeedsAGoalAStartAndWhatItsRulesSpeakOf() {
        refusal(without("goal")).contains("mine/missions.txt:1:9", "expected a goal of mission NL-X01");
        refusal(without("start")).contains("mine/missions.txt:1:9", "mission NL-X01 has no line 'start'");
        refusal(PAGE.replace("survivors 6", ""))
                .contains("mine/missions.txt:1:9", "expected survivors of mission NL-X01");
        refusal(PAGE.replace("survivors 6", "survivors 0"))
                .contains("mine/missions.txt:2:42", "expected at least one survivor");
        refusal(without("pump")).contains("mine/missions.txt:1:9", "mission NL-X01 has no pump");
        refusal(PAGE.replace("Armory", "RandomTravel"))
                .contains("mine/missions.txt:1:9", "scene NL-X01 has no tiles to travel over");
    }

    @Test
    void aRomeroFaceWithAnUnknownSkillIsToldWithItsPlace() {
        refusal("""
            romero | yellow    | orange   | red       | source
            Ben    | +1 Actoin | Slippery | +1 Action | house
            """).contains("mine/missions.txt:2:1:").contains("did you mean '+1 Action'");
    }

    @Test
    void aRomeroFaceHasOneSkillPerLevel() {
        refusal("""
            romero | yellow              | orange   | red       | source
            Ben    | +1 Action, Slippery | Slippery | +1 Action | house
            """).contains("mine/missions.txt:2:1:").contains("expected one skill for yellow of Ben");
    }

    @Test
    @Rule("NL-XP-02")
    void experienceInASceneOfTheUsersIsNotTheTenthScenes() {
        HordeGame game = LivingDeadGame.of(List.of(folder(PAGE.replace("  mode ", "  experience 7\n  mode "))));
        SetUp setUp = SetUp.of("night-of-the-living-dead", "NL-X01");
        assertThat(new Engine<>(game).begin(setUp, Luck.seeded(1)).events())
                .filteredOn(HordeEvent.AdrenalineGained.class::isInstance)
                .hasSize(6)
                .allMatch(event -> event.rule().id().equals("NL-XP-02"));
    }

    private static String without(String line) {
        return PAGE.replaceFirst("(?m)^  " + line + " .*\n", "");
    }

    private static ContentFolder folder(String page) {
        return new ContentFolder(List.of(new SourceText("mine/missions.txt", page)));
    }

    private static AbstractStringAssert<?> refusal(String page) {
        ContentFolder mine = folder(page);
        return assertThatThrownBy(() -> LivingDeadGame.of(List.of(mine)))
                .isInstanceOf(ContentException.class)
                .message();
    }
}
