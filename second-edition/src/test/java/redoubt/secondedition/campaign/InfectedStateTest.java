package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.KeepRolled;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Item;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.CampaignView;
import redoubt.kernel.Engine;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.Mark;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.objective.Achievements;
import redoubt.secondedition.objective.Finds;
import redoubt.secondedition.washington.Fallen.Fate;
import redoubt.secondedition.washington.KnockOut;
import redoubt.testkit.Rule;

/** What passes from one mission of the campaign to the next. */
class InfectedStateTest {
    /** The first mission, won with a sheet for Anton and nothing in anybody's hands. */
    private static Tour wonBy(Sheet anton) {
        return Tour.first().emptyHanded().sheet(anton).won();
    }

    private static Tour won(Tour tour) {
        return tour.emptyHanded().won();
    }

    @Test
    @Rule({"WZ-CAMP-01", "WZ-CAMP-10", "WZ-MALL-03"})
    void theMissionsFollowEachOtherAndAreWonOnce() {
        Tour second = won(Tour.first()).next();
        assertThat(second.setUp().mission()).isEqualTo("Z2-M02");
        Tour third = won(second).next();
        assertThat(third.setUp().mission()).isEqualTo("Z2-M03");
        assertThat(won(third).sequel()).as("after the last one").isEmpty();
        refused(mission(second.setUp(), "Z2-M01"), "WZ-CAMP-10", "won already");
        refused(mission(second.setUp(), "Z2-M03"), "WZ-CAMP-10", "mission 2 of WZ-C01 is Z2-M02");
        assertThat(Tour.first().sequel()).as("while it is played").isEmpty();
    }

    @Test
    @Rule("WZ-CAMP-01")
    void theCampaignHasTenMissionsAndWaitsForAllOfThem() {
        assertThat(InfectedState.along(City.BOX.print(), List.of("a")).card().title())
                .isEqualTo("Infected State");
        assertThat(InfectedState.of(City.BOX.print(), List.of())).isEmpty();
    }

    @Test
    @Rule({"WZ-CAMP-04", "WZ-CAMP-06", "WZ-CXP-03", "WZ-BONUS-02", "WZ-KO-10"})
    void sheetsGoOnAndEverythingElseBeginsAnew() {
        Sheet anton =
                Sheet.blank("Anton").withExperience(2).withBonus(1).withSpent(1).withLevels(2);
        Tour first = Tour.first().emptyHanded().sheet(anton);
        first.with(first.who("Anton").withWounds(2).withAdrenaline(43, Danger.RED));
        Tour second = first.won().next();
        assertThat(second.sheet("Anton").experience()).isEqualTo(2);
        assertThat(second.sheet("Anton").bonusLeft()).as("restored").isEqualTo(1);
        assertThat(second.sheet("Anton").levels()).as("levels count again").isZero();
        assertThat(second.who("Anton").wounds()).isZero();
        assertThat(second.who("Anton").adrenaline()).isZero();
    }

    @Test
    @Rule({"WZ-CSK-01", "WZ-CSK-03", "WZ-CSK-04", "WZ-CSK-05"})
    void campaignSkillsAreThereFromTheStart() {
        Sheet anton = Sheet.blank("Anton").withExperience(2).withSkill("Starts with 2 AP");
        Tour second = wonBy(anton).next();
        assertThat(second.who("Anton").skills())
                .extracting(skill -> skill.name())
                .contains("Starts with 2 AP");
        assertThat(second.who("Anton").adrenaline()).isEqualTo(2);
        assertThat(second.who("Amy").adrenaline()).isZero();
        Tour kit = wonBy(Sheet.blank("Anton").withExperience(2).withSkill("Starts with a Repair Kit"))
                .next();
        assertThat(kit.cards("Anton")).as("beyond the dealt card").hasSize(2).contains("Repair Kit");
        Tour shells = wonBy(Sheet.blank("Anton").withExperience(2).withSkill("Starts with an Ammo card"))
                .next();
        assertThat(shells.offered()).containsExactly("start with Plenty of Bullets", "start with Plenty of Shells");
    }

    @Test
    @Rule({"WZ-KEEP-01", "WZ-KEEP-03", "WZ-KEEP-07", "WZ-KEEP-08", "WZ-CAMP-06"})
    void keptCardsComeBackToTheSameSurvivorAndOutOfTheirDeck() {
        Tour first = Tour.first().emptyHanded().holds("Anton", "Machete", "Katana", "Water");
        Tour won = first.won(6, 2, 1, 2, 3);
        assertThat(won.events(KeepRolled.class)).hasSize(2);
        assertThat(won.sheet("Anton").kept()).containsExactly("equipment/Machete");
        Tour second = won.next();
        assertThat(second.offered()).allMatch(key -> key.startsWith("put Machete in"));
        int machete = City.BOX.print().card("Machete").index();
        assertThat(second.table().deck(SecondEdition.EQUIPMENT_DECK).draw().list().stream()
                        .filter(card -> card == machete))
                .hasSize(3);
        second.choose("put Machete in pack1");
        assertThat(second.cards("Anton")).hasSize(2).contains("Machete");
        assertThat(view(second).sheets().get(1).lines())
                .as("with the keep value")
                .contains(new CampaignView.Things("kept", List.of(new Mark("card", "Machete")), List.of(2)));
        assertThat(Tour.first().emptyHanded().holds("Anton", "Machete").lost().events(KeepRolled.class))
                .as("after a defeat nobody rolls")
                .isEmpty();
    }

    @Test
    @Rule("WZ-GAP-41")
    void theStartingCardsAreDealtAnewInEveryMission() {
        Tour second = Tour.first().emptyHanded().won().next();
        assertThat(second.table().survivors().stream()
                        .flatMap(survivor -> survivor.inventory().items().stream())
                        .map(Item::name))
                .containsExactlyInAnyOrder("Baseball Bat", "Crowbar", "Fire Axe", "Pistol", "Pistol", "Pistol");
    }

    @Test
    @Rule("WZ-CSK-05")
    void withHoardSevenCardsCanBeBrought() {
        Sheet anton = Sheet.blank("Anton").withExperience(2).withSkill("Hoard");
        Tour first = Tour.first().emptyHanded().sheet(anton);
        first.skilled("Anton", CampaignSkills.skill(City.BOX.print(), "Hoard"));
        first.holds("Anton", "Machete", "Machete", "Machete", "Machete", "equipment/Pistol");
        Tour second = first.won(2, 2, 2, 2, 2, 2, 2, 2, 2).next();
        while (!second.offered("put ").isEmpty()) {
            second.choose(second.offered("put ").getFirst());
        }
        assertThat(second.cards("Anton")).hasSize(6);
    }

    @Test
    @Rule({"WZ-CAMP-09", "WZ-KEEP-08"})
    void theLastMissionHasNoKeepRolls() {
        Tour third = won(won(Tour.first()).next()).next().emptyHanded().holds("Anton", "Machete");
        assertThat(third.won().events(KeepRolled.class)).isEmpty();
        assertThat(third.sheet("Anton").kept()).isEmpty();
        assertThat(third.state().isWon()).isTrue();
    }

    @Test
    @Rule({"WZ-CAMP-08", "WZ-GAP-08", "WZ-GAP-33", "WZ-DEC-15"})
    void aLostMissionIsPlayedAgainFromTheSheetsBeforeIt() {
        Tour second = wonBy(Sheet.blank("Anton").withExperience(1)).next().emptyHanded();
        Tour lost = second.sheet(Sheet.blank("Anton").withExperience(2).withBonus(1))
                .fell("Amy", Fate.LYING)
                .lost();
        SetUp again = lost.sequel().orElseThrow();
        assertThat(again.mission()).isEqualTo("Z2-M02");
        Tour begun = Tour.of(again);
        assertThat(begun.sheet("Anton").experience()).isEqualTo(1);
        assertThat(begun.sheet("Anton").bonus()).isZero();
        assertThat(Teams.names(begun.table())).as("the knocked out one too").containsExactly(Tour.TEAM);
        Tour first = Tour.first()
                .sheet(Sheet.blank("Anton").withExperience(1))
                .lost()
                .next();
        assertThat(first.setUp().mission()).isEqualTo("Z2-M01");
        assertThat(first.sheet("Anton").experience()).isZero();
    }

    @Test
    @Rule({"WZ-KO-05", "WZ-KO-06", "WZ-DEC-01", "WZ-GAP-42"})
    void theDeadAreFollowedByOthersWithNewSheets() {
        Sheet mindy = Sheet.blank("Mindy").withExperience(2).withBonus(1);
        Tour first = Tour.first().emptyHanded().sheet(mindy).fell("Mindy", Fate.DEAD);
        first.won();
        assertThat(first.asked().id()).isEqualTo("WZ-KO-06");
        assertThat(first.decision().seats().contains(first.who("Mindy").seat())).isTrue();
        assertThat(first.offered())
                .hasSize(City.BOX.print().survivors().size() - 6)
                .doesNotContain("successor Mindy");
        first.choose("successor Odin");
        assertThat(first.events(CampaignEvent.SuccessorChosen.class))
                .extracting(event -> event.survivor() + " " + event.successor())
                .containsExactly("Mindy Odin");
        Tour second = first.next();
        assertThat(Teams.names(second.table())).containsExactly("Angelo", "Anton", "Ashley", "Odin", "Amy", "Doug");
        assertThat(second.who("Odin").seat())
                .as("of the same player")
                .isEqualTo(first.who("Mindy").seat());
        assertThat(second.sheet("Odin")).isEqualTo(Sheet.successor("Odin", "Mindy"));
        refused(replaced(second.setUp(), "Odin", "Mindy"), "WZ-CAMP-07", "sheet 4");
        Tour again = second.emptyHanded().fell("Odin", Fate.DEAD).won();
        assertThat(again.offered()).doesNotContain("successor Mindy", "successor Odin");
    }

    @Test
    @Rule({"WZ-KO-06", "WZ-GAP-42"})
    void nobodySucceedsTwoOfTheDead() {
        Tour first = Tour.first()
                .emptyHanded()
                .fell("Mindy", Fate.DEAD)
                .fell("Amy", Fate.DEAD)
                .won();
        assertThat(first.offered())
                .hasSize(City.BOX.print().survivors().size() - 6)
                .doesNotContain("successor Mindy", "successor Amy");
        first.choose("successor Odin");
        assertThat(first.asked().id()).isEqualTo("WZ-KO-06");
        assertThat(first.offered())
                .hasSize(City.BOX.print().survivors().size() - 7)
                .doesNotContain("successor Odin")
                .contains("successor Lili");
        assertThat(Teams.names(first.choose("successor Lili").next().table()))
                .containsExactly("Angelo", "Anton", "Ashley", "Odin", "Lili", "Doug");
    }

    @Test
    @Rule({"WZ-GAP-08", "WZ-CAMP-08", "WZ-KO-06"})
    void whoDiesInALostMissionStaysDead() {
        Tour lost = Tour.first().fell("Mindy", Fate.DEAD).lost();
        assertThat(lost.isOver()).as("the successor is chosen first").isFalse();
        lost.choose("successor Elle");
        assertThat(lost.isLost()).isTrue();
        Tour again = lost.next();
        assertThat(again.setUp().mission()).isEqualTo("Z2-M01");
        assertThat(Teams.names(again.table())).contains("Elle").doesNotContain("Mindy");
        assertThat(view(again).sheets())
                .filteredOn(sheet -> sheet.follows().isPresent())
                .extracting(sheet -> sheet.who().id() + " for "
                        + sheet.follows().orElseThrow().id())
                .as("after a defeat too the sheets say whose place somebody took")
                .containsExactly("Elle for Mindy");
        assertThat(view(again).fallen())
                .containsExactly(
                        new CampaignView.Fallen(MarkKind.SURVIVOR.mark("Mindy"), "Z2-M01", 5, CampaignRules.DEAD));
    }

    @Test
    @Rule({"WZ-CAMP-06", "WZ-KO-13", "WZ-CAMP-08"})
    void whoeverIsKnockedOutGoesOn() {
        Tour won = Tour.first().emptyHanded().fell("Mindy", Fate.LYING).fell("Amy", Fate.PICKED_UP);
        Tour second = won.won().next();
        assertThat(Teams.names(second.table())).containsExactly(Tour.TEAM);
        assertThat(second.who("Mindy").presence()).isEqualTo(Survivor.Presence.ON_BOARD);
    }

    @Test
    @Rule({"WZ-KO-07", "WZ-CAMP-09"})
    void withNobodyLeftTheCampaignIsLost() {
        Tour tour = Tour.first();
        for (String name : Tour.TEAM) {
            tour.fell(name, name.equals("Amy") ? Fate.DEAD : Fate.LYING);
        }
        tour.settles();
        assertThat(tour.isLost()).isTrue();
        assertThat(tour.sequel()).isEmpty();
        assertThat(tour.events(CampaignEvent.CampaignLost.class))
                .extracting(event -> event.rule().id())
                .containsExactly("WZ-KO-07");
        assertThat(view(tour).fallen()).hasSize(1);
    }

    @Test
    @Rule("WZ-CAMP-09")
    void withNobodyToSucceedTheDeadTheCampaignIsLost() {
        List<String> others = City.BOX.print().survivors().stream()
                .map(card -> card.name())
                .filter(name -> !List.of(Tour.TEAM).contains(name))
                .toList();
        Tour tour = Tour.first().emptyHanded();
        tour.with(new Chronicle(
                others.stream()
                        .map(name -> new Chronicle.Dead(name, "Z2-M01", 3))
                        .toList(),
                List.of(),
                List.of(),
                false));
        tour.fell("Amy", Fate.DEAD).won();
        assertThat(tour.state().isWon()).isTrue();
        assertThat(tour.sequel()).isEmpty();
        assertThat(tour.events(CampaignEvent.CampaignLost.class))
                .extracting(event -> event.rule().id())
                .containsExactly("WZ-CAMP-09");
    }

    @Test
    @Rule("WZ-CAMP-05")
    void theTeamMayBeMixed() {
        assertThat(Teams.names(Tour.first().table())).contains("Angelo", "Amy");
    }

    @Test
    @Rule({"WZ-DEC-16", "WZ-CAMP-07"})
    void theDifficultyIsChosenBeforeTheCampaign() {
        SetUp hard = Tour.agreed().with("ultrared", "yes").with("dark-zones", "yes");
        SetUp second = won(Tour.of(hard)).sequel().orElseThrow();
        assertThat(second.values("ultrared")).contains(List.of("yes"));
        Tour.of(second);
        refused(without(second, "ultrared"), "WZ-DEC-16", "cannot go on with");
        refused(second.with("abomination-fest", "2"), "WZ-DEC-16", "cannot go on with");
        Tour.of(second.with("starting", "chosen"));
    }

    @Test
    @Rule("WZ-ALONE-03")
    void theCampaignIsPlayedWithAllRules() {
        MissionPlan alone = Tour.GAME.plan(SetUp.of(SecondEdition.ID, "Z2-M01").with("without", "knock-outs"));
        assertThat(alone.rulings()).doesNotContain(new KnockOut());
        refused(Tour.agreed().with("without", "knock-outs"), "WZ-ALONE-03", "for a mission alone");
        refused(Tour.agreed().with("keywords", "power"), "WZ-ALONE-02", "not before");
    }

    @Test
    @Rule({"WZ-CAMP-02", "WZ-CAMP-07"})
    void theRecordStandsInTheSetUp() {
        Sheet anton = Sheet.blank("Anton").withExperience(2).withSkill("Lifesaver");
        SetUp second = wonBy(anton).sequel().orElseThrow();
        assertThat(second.values("record.sheet 2")).contains(List.of("Anton", "cxp 2", "skill Lifesaver"));
        assertThat(second.values("record.won")).contains(List.of("Z2-M01"));
        String head = JournalText.write(Journal.of(History.begin(new Engine<>(Tour.GAME), second, Luck.seeded(5))));
        assertThat(JournalText.read("head", head).setUp()).isEqualTo(second);
    }

    @Test
    @Rule("WZ-CAMP-07")
    void aRecordThatCannotHaveComeAboutIsRefused() {
        forged("sheet 2", List.of("Anton", "cxp 3", "bonus 1"), "cannot have 3 CXP after 1 missions won, at most 2");
        forged("sheet 2", List.of("Anton", "cxp 2"), "2 CXP have brought 1 rewards, not 0");
        forged("sheet 2", List.of("Anton", "cxp 1", "bonus 1"), "1 CXP have brought 0 rewards, not 1");
        forged("sheet 2", List.of("Anton", "cxp 2", "skill Lucky"), "there is no campaign skill Lucky");
        forged("sheet 2", List.of("Anton", "cxp 2", "skill Hoard", "skill Hoard"), "once, not twice");
        forged("sheet 2", List.of("Anton", "cxp 0", "kept equipment/Water"), "no card that can be kept");
        forged("sheet 2", List.of("Anton", "cxp 0", "kept gun"), "no card that can be kept is called gun");
        List<String> cards = new ArrayList<>(List.of("Anton", "cxp 0"));
        cards.addAll(Collections.nCopies(6, "kept equipment/Machete"));
        forged("sheet 2", cards, "cannot have kept 6 cards, at most 5");
        forged("sheet 2", List.of("Anton", "rich"), "expected for, cxp, bonus, skill, kept or achievement");
        forged("sheet 2", List.of("Anton", "for Mindy", "cxp 0"), "taken the place of Mindy, who is not dead");
        forged("sheet 2", List.of("Odin", "cxp 0"), "must be that of Anton");
        forged("sheet 2", List.of(), "must be that of Anton");
        forged("sheet 7", List.of("Odin", "cxp 0"), "the record of 6 survivors has no page sheet 7");
        forged("dead", List.of("Odin"), "expected a survivor, a mission played so far and a round");
        forged("dead", List.of("Odin Z2-M03 4"), "expected a survivor, a mission played so far");
        forged("dead", List.of("Nobody Z2-M01 4"), "there is no survivor Nobody");
        forged("dead", List.of("Odin Z2-M01 4", "Odin Z2-M01 5"), "Odin cannot die twice");
    }

    @Test
    @Rule({"WZ-CAMP-07", "WZ-CARD-10"})
    void nothingIsAchievedOrFoundBeforeItsMission() {
        forged("sheet 2", List.of("Anton", "cxp 0", "achievement hero"), "no mission that is won brings hero");
        forged(
                "sheet 2",
                List.of("Anton", "cxp 0", "achievement radio-ham"),
                "no mission that is won brings radio-ham");
        List<String> twice = List.of("Anton", "cxp 0", "achievement shepherd", "achievement shepherd");
        forged("sheet 2", twice, "stands there twice");
        forged("keywords", List.of("tank-log"), "no mission that is won brings tank-log");
        forged("notes", List.of("Z2-M02N-01"), "expected the id of a note of a mission that is won");
        forged("notes", List.of("gossip"), "but found gossip");
        begin(forgery("sheet 2", List.of("Anton", "cxp 0", "achievement shepherd")));
        begin(forgery("notes", List.of("Z2-M01N-01")));
    }

    private static Tour achieved(Tour tour, String achievement, String... names) {
        for (String name : names) {
            tour.with(Achievements.of(tour.table()).with(tour.id(name), achievement));
        }
        return tour;
    }

    @Test
    @Rule({"WZ-ACH-01", "WZ-ACH-04", "WZ-CAMP-04", "WZ-CAMP-07"})
    void achievementsStayOnTheirSheets() {
        Tour first = achieved(achieved(Tour.first(), "shepherd", "Anton"), "metro-map", Tour.TEAM);
        Tour second = won(first).next();
        Achievements written = Achievements.of(second.table());
        assertThat(written.has(second.id("Anton"), "shepherd")).isTrue();
        assertThat(written.has(second.id("Amy"), "shepherd")).as("individual").isFalse();
        assertThat(written.has(second.id("Amy"), "metro-map")).isTrue();
        assertThat(written.isAnyones(second.table(), "shepherd")).isTrue();
        Tour lost = achieved(Tour.first(), "shepherd", "Anton").lost().next();
        assertThat(Achievements.of(lost.table()).all()).as("of a lost attempt").isEmpty();
    }

    @Test
    @Rule({"WZ-KO-06", "WZ-ACH-04"})
    void achievementsPassToTheSuccessor() {
        Tour first = achieved(Tour.first(), "shepherd", "Mindy").emptyHanded().fell("Mindy", Fate.DEAD);
        Tour second = first.won().choose("successor Odin").next();
        assertThat(Achievements.of(second.table()).has(second.id("Odin"), "shepherd"))
                .isTrue();
        Tour lost = achieved(won(achieved(Tour.first(), "shepherd", "Mindy")).next(), "metro-map", "Amy")
                .fell("Mindy", Fate.DEAD)
                .lost()
                .choose("successor Odin")
                .next();
        assertThat(Achievements.of(lost.table()).has(lost.id("Odin"), "shepherd"))
                .as("after a defeat too")
                .isTrue();
    }

    @Test
    @Rule({"WZ-CARD-04", "WZ-CAMP-07"})
    void onlyCampaignKeywordsAreKept() {
        InfectedState campaign = Tour.CAMPAIGN;
        Tour tour = Tour.first().emptyHanded();
        tour.with(new Finds(List.of("tank-log", "fuse", "power"), List.of("Z2-M01N-02")))
                .won();
        Standing standing = Standing.of(tour.table());
        assertThat(standing.keywords()).containsExactly("tank-log", "power");
        assertThat(standing.annexes()).contains(new Finds(List.of("tank-log", "power"), List.of()));
        assertThat(standing.notes()).containsExactly("Z2-M01N-02");
        assertThat(view(tour).found())
                .extracting(one -> one.what().kind() + " " + one.what().id() + " " + one.mission())
                .as("the road of %s has no fourth mission", campaign.card().id())
                .containsExactly("note Z2-M01N-02 Z2-M01");
    }

    @Test
    @Rule({"WZ-ACH-02", "WZ-CARD-10"})
    void thePageShowsWhatWasFoundAndWhereItMatters() {
        InfectedState whole = InfectedState.along(
                City.BOX.print(),
                List.of("Z2-M01", "Z2-M02", "Z2-M03", "four", "five", "six", "7", "8", "nine", "ten"));
        Tour tour = achieved(achieved(Tour.first(), "radio-ham", "Amy"), "metro-map", "Amy", "Anton")
                .settles();
        CampaignView view = whole.view(tour.state()).orElseThrow();
        assertThat(view.found())
                .extracting(one -> one.what().id() + " " + one.mission() + " " + one.matters())
                .containsExactly("metro-map Z2-M01 [five, ten]", "radio-ham Z2-M03 [four, six, ten]");
        assertThat(view.changes()).as("nothing in the first mission").isEmpty();
        assertThat(view.sheets().get(4).lines())
                .contains(new CampaignView.Things(
                        "achievements",
                        List.of(new Mark("achievement", "metro-map"), new Mark("achievement", "radio-ham"))));
        InfectedState turned = InfectedState.along(City.BOX.print(), List.of("1", "2", "3", "Z2-M01"));
        assertThat(turned.view(tour.state()).orElseThrow().changes())
                .containsExactly(new Mark("change", "radio-ham Z2-M01"));
    }

    @Test
    @Rule({"WZ-KO-05", "WZ-CAMP-07"})
    void theDeadAreNotPlayedAgain() {
        assertThatThrownBy(() -> begin(forgery("dead", List.of("Anton Z2-M01 4"))))
                .isInstanceOfSatisfying(
                        SetUpRefused.class,
                        refusal -> assertThat(refusal.rule().id()).isEqualTo("WZ-KO-05"))
                .hasMessageContaining("Anton is dead");
    }

    @Test
    @Rule("WZ-CAMP-07")
    void aMissingSheetOrABrokenSealIsRefused() {
        SetUp second = won(Tour.first()).sequel().orElseThrow();
        refused(without(second, "record.sheet 3"), "TB-CAMP-02", "seal");
        refused(without(second, "record.seal"), "TB-CAMP-02", "seal");
        assertThatThrownBy(() ->
                        begin(resealed(record -> record.withPages(record.pages().subList(0, 2)))))
                .hasMessageContaining("the record has no sheet 3, though Ashley takes part");
        refused(without(second, CampaignRecord.CAMPAIGN), "TB-CAMP-01", "none is named");
        refused(second.with(CampaignRecord.CAMPAIGN, "TY-C01"), "TB-CAMP-01", "there is no campaign TY-C01");
        refused(second.with("record.won", "TY-M01"), "WZ-CAMP-10", "from another campaign");
    }

    @Test
    @Rule({"WZ-CAMP-02", "WZ-CAMP-07"})
    void thePageShowsTheSheets() {
        Sheet anton = Sheet.blank("Anton").withExperience(5).withBonus(1).withSkill("Hoard");
        Tour tour = Tour.first().sheet(anton.withSpent(1)).settles();
        CampaignView.Sheet seen = view(tour).sheets().get(1);
        assertThat(seen.who().id()).isEqualTo("Anton");
        assertThat(seen.seat()).isEqualTo(tour.who("Anton").seat().number());
        assertThat(seen.lines())
                .contains(
                        new CampaignView.Track("experience", 5, 20, Sheet.MILESTONES),
                        new CampaignView.Track("bonus", 1, 7),
                        new CampaignView.Track("spent", 1, 1));
        assertThat(City.GAME.campaignView(City.GAME.setUp(SetUp.of(SecondEdition.ID, "Z2-M01"), Luck.seeded(1))))
                .as("of a mission alone")
                .isEmpty();
    }

    private static CampaignView view(Tour tour) {
        return Tour.GAME.campaignView(tour.state()).orElseThrow();
    }

    private static void begin(SetUp setUp) {
        Tour.of(setUp);
    }

    private static SetUp mission(SetUp setUp, String mission) {
        return new SetUp(setUp.game(), mission, setUp.seats(), setUp.settings());
    }

    private static SetUp without(SetUp setUp, String setting) {
        return new SetUp(
                setUp.game(),
                setUp.mission(),
                setUp.seats(),
                setUp.settings().stream()
                        .filter(each -> !each.name().equals(setting))
                        .toList());
    }

    /** With another name in the settings of the team, not in the record. */
    private static SetUp replaced(SetUp setUp, String name, String other) {
        return new SetUp(
                setUp.game(),
                setUp.mission(),
                setUp.seats(),
                setUp.settings().stream()
                        .map(each -> CampaignRecord.isPart(each)
                                ? each
                                : new SetUp.Setting(
                                        each.name(),
                                        each.values().stream()
                                                .map(value -> value.equals(name) ? other : value)
                                                .toList()))
                        .toList());
    }

    /** A record of the second mission that somebody has changed and sealed again. */
    private static SetUp resealed(UnaryOperator<CampaignRecord> change) {
        SetUp second = won(Tour.first()).sequel().orElseThrow();
        CampaignRecord record =
                CampaignRecord.of(second, List.of(Tour.CAMPAIGN.card())).orElseThrow();
        return change.apply(record).sequel(second).orElseThrow();
    }

    private static SetUp forgery(String page, List<String> values) {
        return resealed(record -> record.withPages(Stream.concat(
                        record.pages().stream().filter(each -> !each.name().equals(page)),
                        Stream.of(new SetUp.Setting(page, values)))
                .toList()));
    }

    private static void forged(String page, List<String> values, String reason) {
        assertThatThrownBy(() -> begin(forgery(page, values)))
                .isInstanceOfSatisfying(SetUpRefused.class, refusal -> {
                    assertThat(refusal.rule().id()).isEqualTo("WZ-CAMP-07");
                })
                .hasMessageContaining(reason);
    }

    private static void refused(SetUp setUp, String rule, String reason) {
        assertThatThrownBy(() -> begin(setUp))
                .isInstanceOfSatisfying(
                        SetUpRefused.class,
                        refusal -> assertThat(refusal.rule().id()).isEqualTo(rule))
                .hasMessageContaining(reason);
    }
}
