package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.content.ContentFolder;
import redoubt.horde.HordeGame;
import redoubt.horde.danger.Track;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.table.Item;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.WhiteDeathGame;
import redoubt.whitedeath.abomination.Abominations;
import redoubt.whitedeath.mission.Missions;
import redoubt.whitedeath.modes.GuardSkillDeck;
import redoubt.whitedeath.necromancer.Necromancers;

/** What the group agrees on before the first round. */
class AgreementsTest {
    private static final String SURVIVORS =
            "survivor | blue | yellow | orange | red | body | health | rulebook | source\n";

    @TempDir
    private Path folder;

    private static Sitting begin(String mission, int seats) {
        return Sitting.of(Sitting.open(mission).withSeats(seats));
    }

    private static Sitting upTo(Sitting sitting, String word) {
        while (sitting.offered(word).isEmpty()) {
            sitting.choose(sitting.offered().getFirst());
        }
        return sitting;
    }

    private static List<String> items(Survivor survivor) {
        return survivor.inventory().items().stream().map(Item::name).toList();
    }

    private HordeGame game(String text) throws IOException {
        Files.writeString(folder.resolve("mine.txt"), text);
        return WhiteDeathGame.of(List.of(ContentFolder.of(folder)));
    }

    @Test
    @Rule("WD-DEC-01")
    void theGroupAgreesOnModes() {
        SetUp plain = Sitting.open("WD-M01").with("starting", "dealt");
        assertThat(Sitting.of(plain).table().mission().rulings())
                .doesNotContain(Track.ULTRARED, Abominations.DECK, Abominations.FESTIVAL, Necromancers.SEVERAL);
        assertThat(Sitting.of(plain.with("ultrared", "yes")).table().mission().rulings())
                .contains(Track.ULTRARED);
        assertThat(Sitting.of(plain.with("abominations", "deck"))
                        .table()
                        .mission()
                        .rulings())
                .contains(Abominations.DECK);
        assertThat(Sitting.of(plain.with("abominations", "festival"))
                        .table()
                        .mission()
                        .rulings())
                .contains(Abominations.FESTIVAL);
        assertThat(Sitting.of(plain.with("necromancers")).table().mission().rulings())
                .contains(Necromancers.SEVERAL);
        assertThat(Sitting.of(plain.with("guard-skills", "drawn"))
                        .table()
                        .mission()
                        .rulings())
                .hasAtLeastOneElementOfType(GuardSkillDeck.class);
    }

    @Test
    @Rule({"WD-DEC-02", "WD-SET-04"})
    void theGroupAgreesWhoPlaysWhom() {
        SetUp setUp = Sitting.open("WD-M01")
                .withSeats(2)
                .with("starting", "dealt")
                .with("seat1", "Sarnaï", "Ogon")
                .with("seat2", "Jenia", "Dragomir", "Lorna", "Yasuke");
        assertThat(Sitting.of(setUp).table().survivors())
                .extracting(each -> each.name() + " " + each.seat())
                .containsExactly("Sarnaï 1", "Ogon 1", "Jenia 2", "Dragomir 2", "Lorna 2", "Yasuke 2");
    }

    @Test
    @Rule({"WD-DEC-03", "WD-SET-08", "WD-SET-11"})
    void theGroupSharesOutTheStartingEquipmentAndOwnersChooseTheSlot() {
        Sitting sitting = begin("WD-M01", 2);
        assertThat(sitting.asked().id()).isEqualTo("WD-SET-08");
        assertThat(sitting.seats()).containsExactly(1, 2);
        assertThat(sitting.offered())
                .containsExactly(
                        "give Cavalry Lance to Jenia",
                        "give Cavalry Lance to Ogon",
                        "give Cavalry Lance to Yasuke",
                        "give Cavalry Lance to Lorna",
                        "give Cavalry Lance to Dragomir",
                        "give Cavalry Lance to Sarnaï");
        sitting.choose(2, "give Cavalry Lance to Lorna");
        assertThat(sitting.seats()).containsExactly(2);
        assertThat(sitting.offered()).containsExactly("put Cavalry Lance in hand1", "put Cavalry Lance in pack1");
        sitting.choose("put Cavalry Lance in pack1");
        assertThat(sitting.survivor("Lorna").inventory().items()).hasSize(1);
        assertThat(sitting.survivor("Lorna").inventory().isEmpty(3)).isFalse();
        assertThat(sitting.offered()).hasSize(5).doesNotContain("give Cavalry Lance to Lorna");
        upTo(sitting, "first player");
        assertThat(sitting.table().survivors()).allMatch(each -> items(each).size() == 1);
    }

    @Test
    @Rule({"WD-SET-11", "WD-DEC-03"})
    void theBodySlotOfTheCardIsALegalPlaceToo() throws IOException {
        HordeGame game = game(SURVIVORS + "Jenia | Slippery, Guards: Evade | +1 Action | Jump, Hit & run"
                + " | Shove, Tough, Lucky | Cavalry Lance | 3 | yellow | house\n");
        Sitting sitting = Sitting.of(game, Sitting.open("WD-M01"), 1).choose("give Cavalry Lance to Jenia");
        assertThat(sitting.offered())
                .containsExactly(
                        "put Cavalry Lance in hand1", "put Cavalry Lance in body", "put Cavalry Lance in pack1");
    }

    @Test
    @Rule("WD-GAP-26")
    void withFewerSurvivorsAllSixCardsAreSharedOut() {
        List<MissionPlan> plans = Missions.of(WhiteDeathGame.box(List.of())).stream()
                .map(plan -> plan.withSurvivors(2, 6))
                .toList();
        HordeGame game = new HordeGame("white-death", "Fewer", Scene.EDITION, plans, List.of());
        SetUp two = Sitting.open("WD-M01").with("survivors", "Ogon", "Lorna");
        Sitting sitting = Sitting.of(game, two, 1);
        for (int card = 0; card < 5; card++) {
            assertThat(sitting.offered("give")).hasSize(2);
            sitting.choose(sitting.offered("give").getFirst());
            sitting.allChoose("put");
        }
        upTo(sitting, "activate");
        assertThat(items(sitting.survivor("Ogon"))).hasSize(5);
        assertThat(items(sitting.survivor("Lorna"))).containsExactly("Short Bow");
    }

    @Test
    @Rule("WD-SET-09")
    void equipmentNamedByAStartingSkillComesOnTop() throws IOException {
        HordeGame game = game(SURVIVORS + "Jenia | Starts with a Katana, Guards: Evade | +1 Action | Jump, Hit & run"
                + " | Shove, Tough, Lucky | Sword | 3 | yellow | house\n");
        Sitting sitting = Sitting.of(game, Sitting.open("WD-M01"), 1);
        upTo(sitting, "activate");
        assertThat(items(sitting.survivor("Jenia"))).hasSize(2).contains("Katana");
        assertThat(sitting.events(HordeEvent.CardKept.class))
                .filteredOn(kept -> kept.rule().id().equals("WD-SET-09"))
                .extracting(HordeEvent.CardKept::card)
                .containsExactly("Katana");
        assertThat(items(sitting.survivor("Ogon"))).hasSize(1).doesNotContain("Katana");
    }

    @Test
    @Rule({"WD-SET-13", "WD-DEC-04"})
    void theGroupDecidesWhoIsFirstPlayer() {
        Sitting sitting = upTo(begin("WD-M01", 3), "first player");
        assertThat(sitting.asked().id()).isEqualTo("WD-SET-13");
        assertThat(sitting.seats()).containsExactly(1, 2, 3);
        assertThat(sitting.offered()).containsExactly("first player 1", "first player 2", "first player 3");
        sitting.choose("first player 3");
        assertThat(sitting.table().firstPlayer()).isEqualTo(new Seat(3));
        assertThat(sitting.seats()).containsExactly(3);
    }

    @Test
    @Rule("WD-DEC-05")
    void theGroupSplitsOverTwoStartingZonesAsEvenlyAsPossible() {
        for (String mission : List.of("WD-M02", "WD-M09")) {
            List<String> zones = mission.equals("WD-M02") ? List.of("32R.d", "29R.i") : List.of("27V.b", "28V.b");
            Sitting sitting = upTo(begin(mission, 2), "start Jenia");
            assertThat(sitting.asked().id()).isEqualTo("WD-SET-10");
            assertThat(sitting.seats()).containsExactly(1, 2);
            assertThat(sitting.offered())
                    .containsExactly("start Jenia in " + zones.get(0), "start Jenia in " + zones.get(1));
            sitting.choose(
                    "start Jenia in " + zones.get(1),
                    "start Ogon in " + zones.get(1),
                    "start Yasuke in " + zones.get(1));
            assertThat(sitting.offered("start")).isEmpty();
            upTo(sitting, mission.equals("WD-M02") ? "activate" : "empress");
            assertThat(sitting.table().survivors())
                    .extracting(each -> each.zone().name())
                    .containsExactly(
                            zones.get(1), zones.get(1), zones.get(1), zones.get(0), zones.get(0), zones.get(0));
        }
    }

    private static final String CLOVIS = SURVIVORS
            + "Clovis | Slippery | +1 Action | Jump, Hit & run | Shove, Tough, Lucky | Sword | 3 | - | house\n";

    private static SetUp withClovis(String manner) {
        return Sitting.open("WD-M01")
                .with("starting", "dealt")
                .with("survivors", "Clovis", "Jenia", "Ogon", "Yasuke", "Lorna", "Dragomir")
                .with("guard-skills", manner);
    }

    private static List<String> skills(Survivor survivor) {
        return survivor.skills().stream().map(Skill::name).toList();
    }

    @Test
    @Rule({"WD-EX-40", "WD-DEC-06"})
    void clovisDrawsAGuardSkillAndKeepsIt() throws IOException {
        HordeGame game = game(CLOVIS);
        long seed = 1;
        Sitting sitting = Sitting.of(game, withClovis("drawn"), seed);
        while (!skills(sitting.survivor("Clovis")).contains("Guards: Freeze: Ranged")) {
            assertThat(skills(sitting.survivor("Clovis"))).hasSize(2);
            assertThat(seed).isLessThan(200);
            seed++;
            sitting = Sitting.of(game, withClovis("drawn"), seed);
        }
        assertThat(sitting.table().survivors())
                .allMatch(each -> skills(each).stream()
                                .filter(skill -> skill.contains("Guard"))
                                .count()
                        == 1);
        sitting.passRound();
        assertThat(sitting.table().round()).isEqualTo(2);
        assertThat(skills(sitting.survivor("Clovis"))).containsExactly("Slippery", "Guards: Freeze: Ranged");
    }

    @Test
    @Rule("WD-DEC-06")
    void guardSkillsMayBeChosenInstead() throws IOException {
        Sitting sitting = Sitting.of(game(CLOVIS), withClovis("chosen").withSeats(2), 1);
        assertThat(sitting.asked().id()).isEqualTo("WD-MODE-18");
        assertThat(sitting.seats()).containsExactly(1, 2);
        assertThat(sitting.offered()).hasSize(7).contains("give Guards: Evade to Clovis");
        sitting.choose("give Guards: Evade to Clovis");
        assertThat(skills(sitting.survivor("Clovis"))).containsExactly("Slippery", "Guards: Evade");
        assertThat(sitting.offered("activate")).isNotEmpty();
    }

    @Test
    @Rule("WD-DEC-07")
    void theGroupMovesTheEmpressBeforeThePlayersPhaseOrNot() {
        Sitting sitting = Sitting.of(Sitting.open("WD-M09").withSeats(2).with("starting", "dealt"));
        assertThat(sitting.asked().id()).isEqualTo("WD-M09-08");
        assertThat(sitting.seats()).containsExactly(1, 2);
        assertThat(sitting.offered()).contains("empress stays");
        assertThat(sitting.offered("empress to")).hasSizeGreaterThan(1);
        String walk = sitting.offered("empress to").getFirst();
        sitting.choose(walk);
        int empress = sitting.table().allies().where(1).first();
        assertThat(sitting.table().zone(empress).name()).isEqualTo(walk.substring("empress to ".length()));
        assertThat(sitting.offered("activate")).isNotEmpty();
    }
}
