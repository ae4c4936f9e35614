package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateAllies;
import redoubt.horde.table.SpawnPoint;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.MissionCard;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.secondedition.City;
import redoubt.secondedition.companions.MeetCompanion;
import redoubt.secondedition.companions.Retinue;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.mission.m10.EscapeEvent;
import redoubt.secondedition.objective.Achievements;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.Finds;
import redoubt.secondedition.objective.ObjectiveCard;
import redoubt.testkit.Rule;

/** The ten missions of the campaign one after the other, and what passes from one to the next. */
class RoadTest {
    /** The tour before this mission of the road, all earlier ones won. */
    private static Tour before(String mission) {
        Tour tour = Tour.road();
        while (!tour.table().mission().id().equals(mission)) {
            tour = settled(tour.won()).next();
        }
        return tour;
    }

    private static Tour settled(Tour tour) {
        while (!tour.isOver()) {
            tour.choose(tour.offered().getFirst());
        }
        return tour;
    }

    private static Tour achieved(Tour tour, String name, String achievement) {
        return tour.with(Achievements.of(tour.table()).with(tour.id(name), achievement));
    }

    /** Somebody leads Taylor in this mission. */
    private static Tour withTaylor(Tour tour, String leader) {
        return tour.run(new MeetCompanion(
                new RuleId("WZ-M08N-02"), Acquaintances.TAYLOR, tour.who(leader).zone(), Optional.of(tour.id(leader))));
    }

    private static Optional<List<String>> companions(Tour tour) {
        return tour.sequel().orElseThrow().values(CampaignRecord.setting("companions"));
    }

    @Test
    @Rule({"WZ-CAMP-01", "WZ-MALL-03", "WZ-CAMP-09", "WZ-CAMP-10"})
    void tenMissionsInTheirOrderAndThenItIsOver() {
        List<String> road = new ArrayList<>();
        Tour tour = Tour.road();
        for (Optional<SetUp> next = Optional.empty(); ; tour = tour.next()) {
            road.add(tour.table().mission().id());
            next = settled(tour.won()).sequel();
            if (next.isEmpty()) {
                break;
            }
        }
        assertThat(road).hasSize(10).isSorted().startsWith("WZ-M01").endsWith("WZ-M10");
        assertThat(tour.state().isWon()).isTrue();
        assertThat(tour.events(EscapeEvent.CampaignEnded.class)).as("scored").hasSize(1);
    }

    @Test
    @Rule("WZ-COMP-07")
    void seventyThreeCardsAndTwentyTwoNotes() {
        List<Integer> cards = new ArrayList<>();
        List<Integer> notes = new ArrayList<>();
        for (String mission : Tour.ROAD.card().missions()) {
            List<CardsLaid.Laid> laid =
                    CardsLaid.of(City.mission(mission).table()).all();
            int beside = (int) laid.stream()
                    .filter(card -> card.kind() == ObjectiveCard.Kind.NOTE)
                    .count();
            cards.add(laid.size() - beside);
            notes.add(beside);
        }
        assertThat(cards).containsExactly(7, 6, 7, 9, 9, 6, 6, 8, 6, 9);
        assertThat(notes).containsExactly(2, 0, 0, 0, 5, 6, 3, 5, 0, 1);
    }

    @Test
    @Rule("WZ-GAP-47")
    void threeSpawnZonesForMediumAndFourForHarder() {
        for (MissionCard card : City.GAME.missions()) {
            if (Tour.ROAD.card().missions().contains(card.id())) {
                List<SpawnPoint> spawns =
                        City.GAME.plan(SetUp.of(SecondEdition.ID, card.id())).spawns();
                assertThat(spawns.stream()
                                .filter(spawn -> !spawn.name().equals("green"))
                                .count())
                        .as(card.id())
                        .isEqualTo(card.difficulty().equals("medium") ? 3 : 4);
                assertThat(spawns.stream().anyMatch(spawn -> spawn.name().equals("green")))
                        .as(card.id())
                        .isEqualTo(List.of("WZ-M04", "WZ-M05", "WZ-M07").contains(card.id()));
            }
        }
    }

    @Test
    @Rule({"WZ-CAMP-07", "WZ-CARD-10"})
    void deedsPassFromMissionToMission() {
        Tour tour = before("WZ-M06");
        achieved(tour, "Anton", "wilsons-trust").with(Finds.of(tour.table()).with("clue"));
        Tour next = settled(tour.won()).next();
        assertThat(Achievements.of(next.table()).has(next.id("Anton"), "wilsons-trust"))
                .isTrue();
        assertThat(Finds.of(next.table()).keywords())
                .as("clues belong to their mission")
                .isEmpty();
        next.with(Finds.of(next.table()).with("electronic-card"));
        Tour eighth = settled(next.won()).next();
        eighth.with(Finds.of(eighth.table()).with("power"));
        Tour ninth = settled(eighth.won()).next();
        assertThat(Finds.of(ninth.table()).keywords()).containsExactlyInAnyOrder("electronic-card", "power");
    }

    @Test
    @Rule({"WZ-CAMP-07", "WZ-M08N-02", "WZ-M09R-03"})
    void taylorWhoJoinedSetsOutWithTheFriend() {
        Tour eighth = achieved(before("WZ-M08"), "Mindy", "taylors-friend");
        settled(withTaylor(eighth, "Mindy").won());
        assertThat(companions(eighth)).contains(List.of("Taylor with-team"));
        Tour ninth = eighth.next();
        assertThat(Retinue.of(ninth.table()).leader("Taylor")).contains(ninth.id("Mindy"));
        assertThat(ninth.who("Mindy").skills()).anyMatch(skill -> skill.name().equals("Spare parts"));
    }

    @Test
    @Rule({"WZ-CAMP-07", "WZ-M08N-02"})
    void taylorWhoDiedIsGone() {
        Tour eighth = withTaylor(achieved(before("WZ-M08"), "Mindy", "taylors-friend"), "Mindy");
        int taylor = eighth.table().print().ally("Taylor").index();
        settled(eighth.run(new EliminateAllies(eighth.who("Mindy").zone(), taylor, 1))
                .won());
        assertThat(companions(eighth)).contains(List.of("Taylor gone"));
        Tour ninth = eighth.next();
        assertThat(Retinue.of(ninth.table()).members()).isEmpty();
        assertThat(Achievements.of(ninth.table()).has(ninth.id("Mindy"), "taylors-friend"))
                .isTrue();
        assertThat(companions(settled(ninth.won()))).as("and stays so").contains(List.of("Taylor gone"));
    }

    @Test
    @Rule("WZ-CAMP-07")
    void aRecordInWhichTaylorIsInTwoPlacesIsRefused() {
        Tour eighth = achieved(before("WZ-M08"), "Mindy", "taylors-friend");
        SetUp ninth = settled(withTaylor(eighth, "Mindy").won()).sequel().orElseThrow();
        CampaignRecord record = CampaignRecord.of(ninth, City.GAME.campaigns()).orElseThrow();
        List<SetUp.Setting> pages = new ArrayList<>();
        for (SetUp.Setting page : record.pages()) {
            boolean isHers = page.name().equals("companions");
            pages.add(isHers ? new SetUp.Setting("companions", List.of("Taylor with-team", "Taylor gone")) : page);
        }
        SetUp forged = record.withPages(pages).sequel(ninth).orElseThrow();
        assertThatThrownBy(() -> City.GAME.plan(forged))
                .isInstanceOfSatisfying(
                        SetUpRefused.class,
                        refusal -> assertThat(refusal.rule().id()).isEqualTo("WZ-CAMP-07"))
                .hasMessageContaining("Taylor stands there twice");
    }

    @Test
    @Rule({"WZ-CAMP-07", "WZ-M08N-03", "WZ-M09C-01"})
    void taylorWhoWaitsIsInTheBunker() {
        Tour eighth = achieved(before("WZ-M08"), "Mindy", "taylors-friend");
        settled(eighth.with(new Finds(List.of(), List.of("WZ-M08N-03"))).won());
        assertThat(companions(eighth)).contains(List.of("Taylor waiting"));
        Tour ninth = eighth.next();
        assertThat(Retinue.of(ninth.table()).members()).as("not from the start").isEmpty();
        assertThat(Acquaintances.of(ninth.table()).place("Taylor")).contains(Acquaintances.Place.WAITING);
    }

    @Test
    @Rule({"WZ-CAMP-07", "WZ-M10R-01"})
    void thePresidentComesOnlyIfWithTheTeam() {
        Tour ninth = before("WZ-M09");
        for (String name : Tour.TEAM) {
            achieved(ninth, name, "commander-in-chief");
        }
        ninth.run(new MeetCompanion(
                new RuleId("WZ-M09C-01"), "President", ninth.who("Amy").zone(), Optional.of(ninth.id("Amy"))));
        settled(ninth.won());
        assertThat(companions(ninth)).contains(List.of("President with-team"));
        Tour tenth = ninth.next();
        assertThat(tenth.offered("")).as("the group chooses the leader").hasSize(6);
        Tour without = before("WZ-M09");
        settled(achieved(without, "Amy", "commander-in-chief").won());
        assertThat(Retinue.of(without.next().table()).members()).isEmpty();
    }

    @Test
    @Rule("WZ-CAMP-07")
    void aCompanionWhomNobodyCanHaveMetIsRefused() {
        Tour eighth = before("WZ-M08");
        SetUp early = eighth.setUp();
        CampaignRecord record =
                CampaignRecord.of(early, List.of(Tour.ROAD.card())).orElseThrow();
        for (String wrong : List.of("Taylor waiting", "Taylor asleep", "Wilson gone")) {
            List<SetUp.Setting> pages = new ArrayList<>(record.pages());
            pages.add(new SetUp.Setting("companions", List.of(wrong)));
            SetUp tampered = record.withPages(pages).sequel(early).orElseThrow();
            assertThatThrownBy(() -> Tour.ON_THE_ROAD.plan(tampered))
                    .as(wrong)
                    .isInstanceOf(SetUpRefused.class)
                    .hasMessageContaining(wrong);
        }
    }
}
