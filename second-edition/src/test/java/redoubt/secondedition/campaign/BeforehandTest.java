package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.mission.KeepRolls;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.table.Annexes;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.mission.Missions;
import redoubt.secondedition.objective.Achievements;
import redoubt.secondedition.objective.Finds;
import redoubt.testkit.Rule;

/** Missions alone, with what the team may bring from earlier ones. */
class BeforehandTest {
    private static final Beforehand ACHIEVEMENTS = new Beforehand("achievements", Deed.ACHIEVEMENTS);
    private static final Beforehand KEYWORDS = new Beforehand("keywords", Deed.KEYWORDS);

    /** A plan under the id of a mission. */
    private static MissionPlan plan(String id) {
        MissionPlan plan = Missions.of(City.BOX).getFirst();
        return MissionPlan.of(
                City.BOX.print(), new MissionCard(id, id, "hard", "short"), 6, plan.terrain(), plan.starts());
    }

    private static List<Annexes.Annex> found(String... keywords) {
        return List.of(new Finds(List.of(keywords), List.of()));
    }

    @Test
    @Rule("WZ-ALONE-01")
    void sheetsAreBlankAndHoldForThatGameOnly() {
        City city = City.mission("WZ-M01");
        assertThat(Sheets.of(city.table()).all()).allMatch(sheet -> sheet.equals(Sheet.blank(sheet.survivor())));
        city.run(new GainExperience(city.id("Amy"), 2, CampaignRules.FIRST_LEVELS))
                .choose("bonus action");
        assertThat(Sheets.of(city.table(), city.id("Amy")).bonus()).isEqualTo(1);
        assertThat(City.GAME.campaignView(city.state())).isEmpty();
        assertThat(City.GAME.plan(SetUp.of(SecondEdition.ID, "WZ-M01")).rulings())
                .contains(new Experience(), new BonusActions());
    }

    @Test
    @Rule({"WZ-KEEP-06", "WZ-KEEP-03"})
    void anySeriesOfGamesMayKeepItsCards() {
        SetUp first = SetUp.of(SecondEdition.ID, "Z2-M01").with("starting", "dealt");
        assertThat(City.GAME.plan(first).rulings()).doesNotContain(new KeepRolls());
        assertThat(City.GAME.plan(first.with("kept", "nothing")).rulings()).contains(new KeepRolls());
        City second = City.of(first.with("kept", "Amy: Machete"));
        assertThat(second.offered()).allMatch(key -> key.startsWith("put Machete in"));
        assertThatThrownBy(() -> City.of(first.with("kept", "Machete")))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("expected a survivor and a card");
    }

    @Test
    @Rule("WZ-ALONE-02")
    void theGroupTicksAchievementsOfEarlierMissions() {
        MissionPlan plan = ACHIEVEMENTS.applied(plan("WZ-M05"), List.of("metro-map", "radio-ham"));
        City city = City.of("10V").survivor("Ana", "a").survivor("Ben", "a");
        city.run(plan.opening());
        assertThat(Achievements.of(city.table()).all()).hasSize(4);
        assertThat(Achievements.of(city.table()).isAnyones(city.table(), "radio-ham"))
                .isTrue();
        assertThat(ACHIEVEMENTS.card().orElseThrow().values()).hasSize(10);
        refused(ACHIEVEMENTS, "WZ-M03", "radio-ham", "not before");
        refused(ACHIEVEMENTS, "WZ-M05", "tank-log", "there is no tank-log");
        refused(ACHIEVEMENTS, "Z2-M01", "shepherd", "not before");
    }

    @Test
    @Rule("WZ-ALONE-02")
    void theGroupTicksKeywordsAndTheBunkerIsNeverShutForGood() {
        assertThat(KEYWORDS.applied(plan("WZ-M10"), List.of("tank-log")).annexes())
                .isEqualTo(found("tank-log"));
        refused(KEYWORDS, "WZ-M04", "tank-log", "not before");
        assertThat(Beforehand.alone(plan("WZ-M09")).annexes()).isEqualTo(found("electronic-card", "power"));
        assertThat(Beforehand.alone(plan("WZ-M10")).annexes()).isEmpty();
        assertThat(KEYWORDS.applied(Beforehand.alone(plan("WZ-M09")), List.of("tank-log"))
                        .annexes())
                .isEqualTo(found("tank-log", "electronic-card", "power"));
    }

    private static void refused(Beforehand mode, String mission, String value, String reason) {
        assertThatThrownBy(() -> mode.applied(plan(mission), List.of(value)))
                .isInstanceOfSatisfying(
                        SetUpRefused.class,
                        refusal -> assertThat(refusal.rule().id()).isEqualTo("WZ-ALONE-02"))
                .hasMessageContaining(reason);
    }
}
