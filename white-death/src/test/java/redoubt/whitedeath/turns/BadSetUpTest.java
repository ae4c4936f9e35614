package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.content.ContentException;
import redoubt.content.ContentFolder;
import redoubt.horde.HordeGame;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Starting;
import redoubt.kernel.Mark;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.WhiteDeathGame;
import redoubt.whitedeath.mission.Missions;

/** Set-ups that make no sense are refused with a rule and a sentence. */
class BadSetUpTest {
    private static final SetUp PLAIN = Sitting.open("WD-M01").with("starting", "dealt");

    @TempDir
    private Path folder;

    private static void assertRefused(SetUp setUp, String rule, String sentence) {
        assertRefused(Scene.GAME, setUp, rule, sentence);
    }

    private static void assertRefused(HordeGame game, SetUp setUp, String rule, String sentence) {
        assertThatThrownBy(() -> Sitting.of(game, setUp, 1)).isInstanceOfSatisfying(SetUpRefused.class, refused -> {
            assertThat(refused.rule().id()).isEqualTo(rule);
            assertThat(refused.reason()).contains(sentence);
        });
    }

    private static void assertAbout(SetUp setUp, String kind, String id) {
        assertThatThrownBy(() -> Sitting.of(Scene.GAME, setUp, 1))
                .isInstanceOfSatisfying(
                        SetUpRefused.class,
                        refused ->
                                assertThat(refused.about()).as(refused.reason()).isEqualTo(new Mark(kind, id)));
    }

    @Test
    void aRefusalSaysWhichPartOfTheSetUpItIsAbout() {
        assertAbout(SetUp.of("white-death", "WD-M11"), "mission", "WD-M11");
        for (String setting : List.of(
                "weather",
                "starting",
                "ultrared",
                "abominations",
                "necromancers",
                "guard-skills",
                "more-survivors",
                "other-readings",
                "survivors",
                "seat1",
                "seat9")) {
            assertAbout(PLAIN.with(setting, "nonsense"), "setting", setting);
        }
        assertAbout(PLAIN.with("abominations", "deck", "nonsense"), "setting", "abominations");
        assertAbout(PLAIN.withSeats(7), "setting", "seat7");
        assertAbout(PLAIN.with("survivors", "Ogon", "Ogon"), "setting", "survivors");
        SetUp two = PLAIN.withSeats(2).with("seat1", "Ogon");
        assertAbout(two.with("seat2", "Ogon"), "setting", "seat2");
        assertAbout(two.with("seat2"), "setting", "seat2");
        assertAbout(two.with("seat2", "Jenia").with("survivors", "Ogon", "Lorna"), "setting", "seat2");
        assertAbout(
                PLAIN.with("survivors", "Jenia", "Ogon", "Yasuke", "Lorna", "Dragomir", "Sarnaï", "Ivo"),
                "setting",
                "survivors");
    }

    @Test
    void ofTwoWrongSettingsTheFirstIsRefusedAndThenTheOther() {
        SetUp both = PLAIN.with("ultrared", "perhaps").with("guard-skills", "stolen");
        assertAbout(both, "setting", "ultrared");
        assertAbout(both.with("ultrared", "yes"), "setting", "guard-skills");
    }

    private static HordeGame with(java.util.function.UnaryOperator<MissionPlan> change) {
        List<MissionPlan> plans =
                Missions.of(WhiteDeathGame.box(List.of())).stream().map(change).toList();
        return new HordeGame("white-death", "Changed", Scene.EDITION, plans, List.of());
    }

    @Test
    @Rule("WD-SET-01")
    void aSeatWithoutSurvivorsIsRefused() {
        assertRefused(PLAIN.withSeats(7), "WD-SET-04", "seat 7 has no survivor");
        assertRefused(
                PLAIN.withSeats(2).with("seat1", "Jenia", "Ogon", "Yasuke", "Lorna", "Dragomir", "Sarnaï"),
                "WD-SET-04",
                "seat 2 has no survivor");
    }

    @Test
    void moreSeatsThanATableHasAreRefused() {
        assertThatThrownBy(() -> PLAIN.withSeats(17))
                .isInstanceOfSatisfying(
                        SetUpRefused.class,
                        refused -> assertThat(refused.rule().id()).isEqualTo("TB-SETUP-02"))
                .hasMessageContaining("1 to 16 seats");
    }

    @Test
    void survivorsForASeatThatNobodyHasAreRefused() {
        SetUp three = PLAIN.withSeats(2)
                .with("seat1", "Jenia", "Ogon", "Yasuke")
                .with("seat2", "Lorna", "Dragomir", "Sarnaï")
                .with("seat3", "Clovis");
        assertRefused(three, "WD-SET-04", "there is no seat 3");
        assertRefused(PLAIN.with("seat0", "Ogon"), "WD-SET-04", "there is no seat 0");
        assertRefused(PLAIN.with("seat", "Ogon"), "TB-SETUP-02", "knows no setting seat");
    }

    @Test
    @Rule("WD-SET-05")
    void anUnknownSurvivorOrOneChosenTwiceIsRefused() {
        assertRefused(
                PLAIN.with("survivors", "Jenia", "Ogon", "Yasuke", "Lorna", "Dragomir", "Clovis"),
                "WD-SET-04",
                "there is no survivor named Clovis");
        assertRefused(
                PLAIN.with("survivors", "Jenia", "Ogon", "Yasuke", "Lorna", "Dragomir", "Ogon"),
                "WD-SET-04",
                "Ogon is chosen twice");
    }

    @Test
    @Rule("WD-SET-04")
    void moreSurvivorsThanTheMissionStatesAreRefused() {
        assertRefused(
                PLAIN.with("survivors", "Jenia", "Ogon", "Yasuke", "Lorna", "Dragomir", "Sarnaï", "Ivo"),
                "WD-SET-04",
                "Sound the alarm is for 1 to 6 survivors, not 7");
    }

    @Test
    @Rule({"WD-SET-04", "WD-GAP-26"})
    void fewerSurvivorsAreWelcome() {
        SetUp two = PLAIN.withSeats(2).with("seat1", "Jenia").with("seat2", "Ogon");
        assertThat(Sitting.of(Scene.GAME, two, 1).table().survivors()).hasSize(2);
    }

    @Test
    void anUnknownMissionOrModeIsRefused() {
        assertRefused(SetUp.of("white-death", "WD-M11"), "TB-SETUP-01", "has no mission WD-M11");
        assertRefused(PLAIN.with("weather", "snow"), "TB-SETUP-02", "knows no setting weather");
        assertRefused(PLAIN.with("starting", "stolen"), "TB-SETUP-02", "\"stolen\"");
        assertRefused(PLAIN.with("ultrared", "perhaps"), "WD-MODE-12", "ultrared is \"yes\"");
        assertRefused(PLAIN.with("abominations", "zoo"), "WD-MODE-01", "\"zoo\"");
        assertRefused(PLAIN.with("guard-skills", "stolen"), "WD-MODE-17", "stolen");
    }

    @Test
    @Rule("WD-SET-08")
    void sevenStartingCardsNeedSevenSurvivors() {
        assertRefused(
                PLAIN.with("more-survivors", "Shashka")
                        .with("survivors", "Jenia", "Ogon", "Yasuke", "Lorna", "Dragomir", "Sarnaï"),
                "WD-SET-04",
                "for 7 survivors, not 6");
        assertRefused(PLAIN.with("more-survivors", "Excalibur"), "WD-MODE-15", "Excalibur");
    }

    @Test
    @Rule("WD-SET-08")
    void tooFewOrTooManyStartingCardsAreRefused() {
        HordeGame few = with(plan -> plan.withStarting(Starting.agreed(List.of("Shashka", "Short Bow"))));
        assertRefused(few, PLAIN, "WD-SET-08", "2 cards of starting equipment for 6 survivors");
        List<String> eight =
                List.of("Shashka", "Shashka", "Shashka", "Shashka", "Shashka", "Shashka", "Short Bow", "Short Bow");
        HordeGame many = with(plan -> plan.withSurvivors(1, 6).withStarting(Starting.agreed(eight)));
        assertRefused(many, PLAIN.with("survivors", "Ogon"), "WD-SET-08", "no room");
        assertRefused(many, Sitting.open("WD-M01").with("survivors", "Ogon"), "WD-SET-08", "no room");
    }

    @Test
    @Rule("WD-SET-10")
    void aStartingZoneOffTheMapIsRefused() throws IOException {
        Files.writeString(folder.resolve("mine.txt"), """
                mission WD-M00 "Astray"
                  difficulty easy length short survivors 6
                  tiles      31R@0 32R@0
                  start      99Z.a
                  beacon     31R.f
                  spawn      1 31R.g
                  objective  red 31R.d
                  reward     red Adrenaline
                  goal       TakeAllObjectives
                  source     house
                """);
        assertThatThrownBy(() -> WhiteDeathGame.of(List.of(ContentFolder.of(folder))))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("mine.txt:4")
                .hasMessageContaining("99Z.a");
    }
}
