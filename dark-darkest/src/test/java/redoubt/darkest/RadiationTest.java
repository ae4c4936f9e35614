package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.darkest.arrival.EnterRoom;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.House;
import redoubt.darkest.house.Icon;
import redoubt.darkest.peril.AdvanceDarkness;
import redoubt.darkest.peril.SpreadFire;
import redoubt.darkest.radioactive.Radiation;
import redoubt.darkest.radioactive.RadiationEvent;
import redoubt.darkest.radioactive.SpreadRadiation;
import redoubt.darkest.round.BeginRound;
import redoubt.darkest.round.ChooseReplacement;
import redoubt.darkest.round.EndUpkeep;
import redoubt.darkest.showdown.BeginShowdown;
import redoubt.darkest.showdown.ShowdownReacts;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Pack;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Luck;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.testkit.Rule;

/**
 * The Radioactive expansion, in house R5, where the Reactor lies north of the Entrance; Survivor dice: 1 and 2 Success, 3 Aim, 4 Push,
 * 5 Retreat, 6 Failure.
 */
class RadiationTest {
    private static final RuleId CAUSE = RuleId.rule("DD-EVT-01");

    private static Mansion two() {
        return Mansion.with(Mansion.house("DD-R5"), "Bruce", "Nina");
    }

    private static Mansion with(String setting, String value) {
        return Mansion.with(Mansion.house("DD-R5").with(setting, value), "Bruce", "Nina");
    }

    private static List<String> names(Mansion mansion, String survivor) {
        return mansion.survivor(survivor).pack().items().stream()
                .map(item -> item.kind().name())
                .toList();
    }

    private static List<Integer> checks(Mansion mansion) {
        return mansion.events(RadiationEvent.RadiationChecked.class).stream()
                .map(check -> check.dice().size())
                .toList();
    }

    @Test
    @Rule({"DD-RAD-01", "DD-DEC-06"})
    void theSpecialistStartsWithTheKitAndTheRedCardsAreInTheDeck() {
        Mansion mansion = with("specialist", "Nina Argento");
        assertThat(names(mansion, "Nina")).contains("Decontamination Kit", "Combat Knife");
        assertThat(names(mansion, "Bruce")).containsExactly("Handgun");
        assertThat(names(two(), "Bruce")).as("the first, if nobody is named").contains("Decontamination Kit");
        List<String> deck = deck(mansion.table());
        assertThat(deck).hasSize(48 + 9).doesNotContain("Decontamination Kit");
        assertThat(deck.stream().filter("Radiation Pills"::equals)).hasSize(6);
        assertThat(deck.stream().filter("Radiation Suit"::equals)).hasSize(3);
        assertThat(deck(Mansion.with("Bruce", "Nina").table()))
                .as("only with the expansion")
                .hasSize(48)
                .doesNotContain("Radiation Suit");
    }

    private static List<String> deck(Table table) {
        return table.stock().deck().list().stream()
                .map(card -> table.print().cards().get(card).kind().name())
                .toList();
    }

    @Test
    @Rule({"DD-RAD-01", "DD-DEC-06", "DD-RAD-27"})
    void wrongSettingsAreRefused() {
        assertThatThrownBy(() -> with("specialist", "Jack Fulci"))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("one of the survivors");
        assertThatThrownBy(() -> with("leak", "1")).isInstanceOf(SetUpRefused.class);
        assertThatThrownBy(() -> Mansion.with(Mansion.house("DD-A").with("expansions", "radioactive"), "Bruce", "Nina"))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("Reactor");
    }

    @ParameterizedTest
    @Rule({"DD-RAD-03", "DD-RAD-27", "DD-EX-37", "DD-FIRE-17"})
    @CsvSource({
        "DD-R1, 1, 1, 29, 13", "DD-R2, 1, 2, 27, 10", "DD-R3, 1, 3, 26, 9",
        "DD-R4, 2, 1, 27, 10", "DD-R5, 2, 2, 27, 12", "DD-R6, 2, 3, 26, 10"
    })
    void theReactorStandsOnItsPlace(String mission, int row, int column, int rooms, int locks) {
        House house = Mansion.GAME.house(mission);
        int tile = house.tile(house.rooms(Icon.REACTOR).getFirst());
        assertThat(house.row(tile)).isEqualTo(row);
        assertThat(house.column(tile)).isEqualTo(column);
        assertThat(house.roomCount()).isEqualTo(rooms);
        assertThat(house.locks()).hasSize(locks);
        assertThat(house.seals()).as("the Laboratory's and two of the Reactor").hasSize(3);
    }

    @Test
    @Rule("DD-SEC-14")
    void atLeastSixChipsHaveThreeSymbols() {
        assertThat(large(two())).isEqualTo(6);
        assertThat(large(Mansion.with("Bruce", "Nina"))).isEqualTo(4);
        assertThat(large(Mansion.with(Mansion.house("DD-R1"), "Bruce", "Nina", "Jack", "Leo")))
                .as("half of thirteen is more")
                .isEqualTo(7);
    }

    private static long large(Mansion mansion) {
        return mansion.table().security().doors().stream()
                .map(DoorChip::chip)
                .filter(chip -> chip.size() == 3)
                .count();
    }

    @Test
    @Rule({"DD-RAD-02", "DD-RAD-05", "DD-RAD-07", "DD-DARK-02"})
    void theReactorLeaksWhenDarknessReachesTheMarkedSpace() {
        Mansion mansion = with("leak", "4").darkness(2).fire("C1", 1).dice(3).run(new AdvanceDarkness(CAUSE));
        assertThat(mansion.contaminated()).as("not on 3").isEmpty();
        mansion.run(new AdvanceDarkness(CAUSE));
        assertThat(mansion.offered())
                .as("beside the Reactor, walls or not")
                .containsExactly("contaminate I02.a", "contaminate I01.a", "contaminate I08.a", "contaminate E1.a");
        mansion.choose("contaminate I01.a");
        assertThat(mansion.contaminated()).containsExactly("X1", "I01");
        assertThat(mansion.isDone()).isTrue();
    }

    @Test
    @Rule({"DD-RAD-06", "DD-UPK-02", "DD-GAP-77", "DD-RAD-07", "DD-DEC-20"})
    void everyUpkeepEndsWithTwoMarkersOnDifferentTilesBesideMarkedOnes() {
        Mansion mansion = leaking(two()).contaminated("X1").destroyed("I08").run(new EndUpkeep());
        assertThat(mansion.offered())
                .as("not on the destroyed tile")
                .containsExactly("contaminate I02.a", "contaminate I01.a", "contaminate E1.a");
        mansion.choose("contaminate I02.a");
        assertThat(mansion.offered())
                .as("not beside the new marker")
                .containsExactly("contaminate I01.a", "contaminate E1.a");
        mansion.choose("contaminate E1.a");
        assertThat(mansion.contaminated()).containsExactly("X1", "I02", "E1");
        assertThat(two().contaminated("X1").run(new EndUpkeep()).isDone())
                .as("no sixth step before the leak")
                .isTrue();
    }

    @Test
    @Rule({"DD-GAP-77", "DD-RAD-06"})
    void theLaboratoryTakesNoMarkerAndFewerPlacesTakeFewer() {
        Mansion mansion = leaking(two()).contaminated("O08").destroyed("O09").run(new SpreadRadiation());
        assertThat(mansion.contaminated()).containsExactly("O08", "I09");
        assertThat(mansion.isDone()).isTrue();
    }

    private static Mansion leaking(Mansion mansion) {
        return mansion.with(table -> table.with(Radiation.of(table).with(Radiation.Reactor.LEAKING)));
    }

    @Test
    @Rule({"DD-RAD-21", "DD-RAD-29"})
    void withoutAnyMarkerTheLeakBeginsAgainAtTheReactor() {
        Mansion mansion = leaking(two()).run(new EndUpkeep()).choose("contaminate E1.a");
        assertThat(mansion.contaminated()).containsExactly("X1", "E1");
        assertThat(mansion.isDone()).isTrue();
    }

    @Test
    @Rule({"DD-RAD-08", "DD-RAD-28", "DD-GAP-58"})
    void enteringAContaminatedTileIsCheckedWithThreeDice() {
        Mansion mansion = with("specialist", "Nina Argento")
                .contaminated("O01")
                .dice(1, 6, 6)
                .act("Bruce")
                .choose("move Bruce O01.a");
        assertThat(checks(mansion)).containsExactly(3);
        assertThat(mansion.radiation("Bruce"))
                .as("one marker, however many Failures")
                .isEqualTo(1);
        assertThat(mansion.radiation("Nina")).isZero();
        Mansion lucky = with("specialist", "Nina Argento")
                .contaminated("O01")
                .dice(1, 5, 3)
                .act("Bruce")
                .choose("move Bruce O01.a");
        assertThat(lucky.radiation("Bruce")).isZero();
    }

    @Test
    @Rule({"DD-RAD-28", "DD-GAP-78"})
    void onlyEnteringIsCheckedAndATileOnlyOnce() {
        Mansion inside = with("specialist", "Nina Argento")
                .contaminated("O05")
                .open("O05.a-O05.b")
                .at("Bruce", "O05.a")
                .dice()
                .act("Bruce")
                .choose("move Bruce O05.b");
        assertThat(checks(inside)).as("from one room of the tile to the other").isEmpty();
        Mansion standing = leaking(two()).contaminated("X1").dice().run(new EndUpkeep());
        standing.choose("contaminate E1.a", "contaminate I01.a");
        assertThat(checks(standing)).as("a marker beneath their feet").isEmpty();
    }

    @Test
    @Rule({"DD-RAD-09", "DD-EX-38"})
    void inACleanRoomOthersAreTheDanger() {
        Mansion enemies = with("specialist", "Nina Argento")
                .contaminated("I01")
                .zombies("I01.a", 1)
                .settle();
        enemies.with(table -> table.with(Radiation.of(table).withoutTile(tile(table, "I01"))));
        assertThat(enter(enemies, "I01.a", 6, 1)).containsExactly(2);
        Mansion people = with("specialist", "Nina Argento").radiation("Nina", 1).at("Nina", "O01.a");
        assertThat(enter(people, "O01.a", 6)).containsExactly(1);
        Mansion both = with("specialist", "Nina Argento")
                .contaminated("I01")
                .creature("Zombie Dog", "I01.a")
                .radiation("Nina", 2)
                .at("Nina", "I01.a")
                .settle();
        assertThat(enter(both, "I01.a", 1, 1, 1)).as("never more than three").containsExactly(3);
        both.with(table -> table.with(Radiation.of(table).withoutTile(tile(table, "I01"))));
        assertThat(enter(both.at("Bruce", "E1.a"), "I01.a", 1, 1, 1))
                .as("enemies and a survivor")
                .containsExactly(3);
    }

    private static int tile(Table table, String name) {
        return table.house().tile(name).orElseThrow();
    }

    private static List<Integer> enter(Mansion mansion, String room, Integer... dice) {
        mansion.fromHere().dice(dice).run(new EnterRoom(List.of(0), mansion.room(room)));
        return checks(mansion);
    }

    @Test
    @Rule({"DD-RAD-09", "DD-RAD-28"})
    void thoseWhoComeTogetherAreNoDangerToEachOther() {
        Mansion mansion = two().radiation("Nina", 2).dice().act("Bruce", "Nina").choose("lead Bruce O01.a", "join");
        assertThat(checks(mansion)).isEmpty();
    }

    @Test
    @Rule({"DD-RAD-10", "DD-GAP-77", "DD-RAD-20"})
    void theSpecialistTheSuitAndTheHelperRollFewerDice() {
        Mansion together =
                two().contaminated("O01").dice(1, 1, 1).act("Bruce", "Nina").choose("lead Bruce O01.a", "join");
        assertThat(checks(together)).as("the Specialist one, the helper two").containsExactly(1, 2);
        Mansion alone =
                two().contaminated("O01").at("Bruce", "O01.a").dice(1, 1, 1).act("Nina");
        alone.choose("move Nina O01.a");
        assertThat(checks(alone)).as("coming after him is no help").containsExactly(3);
        Mansion suited = two().without("Nina")
                .item("Nina", "Radiation Suit")
                .contaminated("O01")
                .dice(1)
                .act("Nina")
                .choose("move Nina O01.a");
        assertThat(checks(suited)).containsExactly(1);
        Mansion packed = two().item("Nina", "Shotgun")
                .item("Nina", "Radiation Suit")
                .contaminated("O01")
                .dice(1, 1, 1)
                .act("Nina")
                .choose("move Nina O01.a");
        assertThat(checks(packed)).as("on the left it does not work").containsExactly(3);
    }

    @Test
    @Rule("DD-RAD-11")
    void everyFailedCheckAddsAMarkerUpToThree() {
        Mansion mansion = with("specialist", "Nina Argento").contaminated("O01").radiation("Bruce", 2);
        assertThat(enter(mansion, "O01.a", 6, 1, 1)).containsExactly(3);
        assertThat(mansion.radiation("Bruce")).isEqualTo(3);
        assertThat(enter(mansion.at("Bruce", "E1.a"), "O01.a"))
                .as("no more checks")
                .isEmpty();
    }

    @Test
    @Rule({"DD-RAD-12", "DD-SURV-17", "DD-GAP-78"})
    void aRoundBeginsWithTheLossOfHealthOfTheContaminated() {
        Mansion mansion = two().radiation("Bruce", 2).wounds("Bruce", 3).run(new BeginRound());
        assertThat(mansion.survivor("Bruce").body().wounds()).isEqualTo(5);
        assertThat(mansion.survivor("Bruce").points())
                .as("points come after the loss")
                .isEqualTo(3);
        assertThat(mansion.survivor("Nina").body().wounds()).isZero();
    }

    @Test
    @Rule({"DD-RAD-12", "DD-GAP-78", "DD-FIN-39"})
    void inTheShowdownTheyLoseHealthAfterEachReaction() {
        Mansion mansion = showdown().radiation("Nina", 1).dice(3, 1, 1, 1, 1).run(new ShowdownReacts());
        while (!mansion.isDone()) {
            mansion.choose(mansion.offered().getFirst());
        }
        assertThat(mansion.survivor("Nina").body().wounds()).isEqualTo(1);
        assertThat(mansion.survivor("Bruce").body().wounds()).isZero();
        assertThat(mansion.table().beside(mansion.room("E1.a")).contains(mansion.room("X1.a")))
                .as("the Reactor is open too")
                .isTrue();
    }

    private static Mansion showdown() {
        Mansion mansion = two().at("Bruce", "C4.a").fire("O07", 1).code("").dice();
        return mansion.run(new BeginShowdown()).at("Bruce", "O03.a").nemesis("Rachel Mortimer", "C4.a", 3, 3, 3, 3, 3);
    }

    @Test
    @Rule({"DD-RAD-13", "DD-RAD-14", "DD-RAD-28"})
    void enemiesAreContaminatedByTheirTileAndByEachOther() {
        Mansion mansion = two().contaminated("I01")
                .zombies("I01.a", 2)
                .zombies("E1.a", ZombieState.FRESH, 1)
                .settle();
        assertThat(hordes(mansion)).containsExactly("I01.a");
        mansion.dice(1, 1).react("Bruce");
        assertThat(mansion.zombies("E1.a")).isEqualTo(3);
        assertThat(hordes(mansion)).as("those they have joined too").containsExactly("E1.a");
        Mansion beast = two().contaminated("I01")
                .zombies("I01.a", 2)
                .creature("Zombie Dog", "O03.a")
                .settle();
        assertThat(isCreatureContaminated(beast)).isFalse();
        beast.creature("Zombie Dog", "I01.a").settle();
        assertThat(isCreatureContaminated(beast)).isTrue();
        beast.creature("Zombie Dog", "O03.a").zombies("O03.a", 1).settle();
        assertThat(hordes(beast)).as("the Creature carries it on").contains("O03.a");
    }

    private static boolean isCreatureContaminated(Mansion mansion) {
        return Boxes.view(mansion.table()).radiation().orElseThrow().isCreatureContaminated();
    }

    private static List<String> hordes(Mansion mansion) {
        return Boxes.view(mansion.table()).radiation().orElseThrow().hordes().stream()
                .map(zone -> zone.name())
                .toList();
    }

    @Test
    @Rule({"DD-RAD-15", "DD-ZEX-10", "DD-XP-01"})
    void aContaminatedZombieNeedsTwoHits() {
        Mansion mansion = two().contaminated("E1")
                .zombies("E1.a", 2)
                .dice(1, 1, 1)
                .act("Bruce")
                .choose("fight Bruce Handgun R");
        mansion.choose("hit zombie E1.a");
        assertThat(mansion.zombies("E1.a")).as("laid down").isEqualTo(2);
        assertThat(mansion.table().menace().zombies(mansion.room("E1.a"), ZombieState.LAID))
                .isEqualTo(1);
        assertThat(mansion.survivor("Bruce").experience()).isZero();
        mansion.choose("hit zombie E1.a");
        assertThat(mansion.zombies("E1.a"))
                .as("finished before another is laid down")
                .isEqualTo(1);
        assertThat(mansion.survivor("Bruce").experience()).isEqualTo(1);
    }

    @Test
    @Rule({"DD-RAD-15", "DD-GAP-78"})
    void whoeverWasLaidDownStandsUpInTheReactionsAndActs() {
        Mansion mansion = two().contaminated("E1")
                .zombies("E1.a", ZombieState.LAID, 1)
                .zombies("E1.a", 1)
                .dice(1, 1)
                .react("Bruce");
        assertThat(mansion.events(DarkestEvent.EnemiesAttacked.class).getFirst().dice())
                .hasSize(2);
    }

    @Test
    @Rule({"DD-RAD-16", "DD-GAP-78", "DD-SDIE-06"})
    void fireHitsContaminatedZombiesAsOftenAsItIsHot() {
        Mansion pushed = two().contaminated("E1")
                .zombies("E1.a", 2)
                .fire("O01", 1)
                .dice(4, 1, 3)
                .act("Bruce")
                .choose("fight Bruce Handgun R");
        pushed.choose("push zombie W");
        assertThat(pushed.zombies("O01.a")).as("one marker does not kill").isEqualTo(1);
        assertThat(pushed.table().menace().zombies(pushed.room("O01.a"), ZombieState.LAID))
                .isEqualTo(1);
        Mansion hotter = two().contaminated("E1")
                .zombies("E1.a", 2)
                .fire("O01", 2)
                .dice(4, 1, 3)
                .act("Bruce")
                .choose("fight Bruce Handgun R");
        hotter.choose("push zombie W");
        assertThat(hotter.zombies("O01.a")).isZero();
        assertThat(hotter.survivor("Bruce").experience()).isEqualTo(1);
        Mansion burning = two().at("Bruce", "O03.a")
                .at("Nina", "O03.a")
                .contaminated("I01")
                .zombies("I01.a", 3)
                .fire("I01", 2)
                .fire("O07", 1)
                .dice(4)
                .run(new SpreadFire());
        assertThat(burning.zombies("I01.a"))
                .as("two markers, two hits, one figure")
                .isEqualTo(2);
    }

    @Test
    @Rule({"DD-RAD-17", "DD-DEC-49"})
    void aContaminatedCreatureRegenerates() {
        Mansion mansion = two().contaminated("E1")
                .creature("Undead Bird", "E1.a", 1, 0, 1, 1, 1)
                .dice(5, 1)
                .react("Bruce")
                .choose("endure");
        mansion.choose("grab Bruce");
        assertThat(mansion.offered()).containsExactly("recover 2 blue", "recover 5 white");
        assertThat(mansion.decision().options())
                .extracting(option -> option.marks().getFirst().id())
                .containsExactly("2", "5");
        mansion.choose("recover 5 white");
        assertThat(mansion.table().menace().creature().orElseThrow().left()).containsExactly(1, 0, 1, 1, 2);
        Mansion clean = two().creature("Undead Bird", "E1.a", 1, 0, 1, 1, 1)
                .dice(5, 1)
                .react("Bruce")
                .choose("endure", "grab Bruce");
        assertThat(clean.offered("recover")).isEmpty();
    }

    @Test
    @Rule({"DD-RAD-18", "DD-GAP-77"})
    void theSpecialistCleansATileForTwoPointsAHelperForThree() {
        Mansion mansion = two().contaminated("E1").act("Bruce", "Nina");
        assertThat(mansion.offered("decontaminate")).containsExactly("decontaminate Bruce", "decontaminate Nina");
        mansion.choose("decontaminate Nina");
        assertThat(mansion.contaminated()).isEmpty();
        assertThat(mansion.survivor("Nina").points()).isEqualTo(1);
        Mansion apart = two().contaminated("E1").at("Bruce", "O01.a").act("Nina");
        assertThat(apart.offered("decontaminate"))
                .as("no Specialist beside her")
                .isEmpty();
        Mansion tired =
                two().contaminated("E1").points("Nina", 2).points("Bruce", 2).act("Bruce", "Nina");
        assertThat(tired.offered("decontaminate")).containsExactly("decontaminate Bruce");
        tired.choose("decontaminate Bruce");
        assertThat(tired.survivor("Bruce").points()).isZero();
    }

    @Test
    @Rule("DD-RAD-19")
    void pillsRemoveAllMarkersOfTheirUser() {
        Mansion mansion = two().item("Bruce", "Radiation Pills")
                .radiation("Bruce", 3)
                .radiation("Nina", 1)
                .act("Bruce", "Nina");
        assertThat(mansion.offered("pills")).containsExactly("pills Bruce");
        mansion.choose("pills Bruce");
        assertThat(mansion.radiation("Bruce")).isZero();
        assertThat(mansion.radiation("Nina")).isEqualTo(1);
        assertThat(names(mansion, "Bruce")).doesNotContain("Radiation Pills");
        assertThat(mansion.survivor("Bruce").points()).as("for nothing").isEqualTo(4);
        assertThat(two().item("Bruce", "Radiation Pills").act("Bruce").offered("pills"))
                .as("clean already")
                .isEmpty();
    }

    @Test
    @Rule({"DD-RAD-04", "DD-RAD-22", "DD-DOOR-05"})
    void twoChipsOfThreeSymbolsOpenTheReactor() {
        Mansion mansion = two().holding("Bruce", "RBY")
                .holding("Bruce", "RB")
                .holding("Nina", "BGP")
                .act("Bruce", "Nina");
        assertThat(mansion.offered("open")).as("never opened like a door").noneMatch(key -> key.contains("X1.a"));
        assertThat(mansion.offered("reactor")).containsExactly("reactor Bruce RBY", "reactor Nina BGP");
        mansion.choose("reactor Bruce RBY");
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(2);
        assertThat(mansion.offered("move Bruce X1.a")).as("one is not enough").isEmpty();
        mansion.choose("reactor Nina BGP");
        assertThat(mansion.offered("move Bruce X1.a")).isNotEmpty();
        assertThat(mansion.table().beside(mansion.room("X1.a")).contains(mansion.room("I02.a")))
                .as("both doors")
                .isTrue();
        assertThat(mansion.table().security().gone()).as("used up").hasSize(2);
        assertThat(mansion.table().beside(mansion.room("C4.a")).isEmpty())
                .as("the Laboratory stays closed")
                .isTrue();
        assertThat(two().holding("Bruce", "RBY")
                        .at("Bruce", "O01.a")
                        .act("Bruce")
                        .offered("reactor"))
                .as("only in front of a door")
                .isEmpty();
    }

    private static Mansion opened(Mansion mansion) {
        return mansion.open("X1.a-E1.a");
    }

    @Test
    @Rule({"DD-RAD-23", "DD-RAD-24", "DD-RAD-25", "DD-DEC-50"})
    void shutDownInsideItNothingSpreadsAndEverybodyGetsASkill() {
        Mansion mansion = opened(leaking(two()))
                .contaminated("X1")
                .contaminated("I02")
                .skill("Nina", 1)
                .cube("Nina", 2)
                .dice(1)
                .act("Bruce", "Nina");
        assertThat(mansion.offered("shut down")).isEmpty();
        mansion.choose("move Bruce X1.a");
        assertThat(checks(mansion)).as("the open Reactor is contaminated").containsExactly(1);
        mansion.choose("shut down Bruce");
        assertThat(mansion.survivor("Bruce").points()).isZero();
        assertThat(mansion.contaminated()).as("other tiles stay so").containsExactly("I02");
        assertThat(mansion.offered()).hasSize(4);
        mansion.choose("skill Marksman");
        assertThat(mansion.offered())
                .as("neither what she has nor what the virus has taken")
                .doesNotContain("skill Knife Expert", "skill Virus Resistance");
        assertThat(mansion.survivor("Bruce").experience()).as("for nothing").isZero();
        assertThat(mansion.survivor("Bruce").hasBought(3)).isTrue();
        mansion.run(new EndUpkeep());
        assertThat(mansion.isDone()).isTrue();
    }

    @Test
    @Rule("DD-GAP-77")
    void shutDownBeforeTheLeakItNeverLeaks() {
        Mansion mansion = two().with(table -> table.with(Radiation.of(table).with(Radiation.Reactor.SHUT_DOWN)))
                .darkness(2)
                .fire("C1", 1)
                .dice(3)
                .run(new AdvanceDarkness(CAUSE));
        assertThat(mansion.contaminated()).isEmpty();
    }

    @Test
    @Rule({"DD-RAD-26", "DD-SURV-21"})
    void theKitComesBackWithTheSeatOfTheSpecialistUnlessSomebodyHoldsIt() {
        Mansion mansion = two().radiation("Bruce", 2)
                .change(
                        "Bruce",
                        bruce -> bruce.with(bruce.body().withFate(Fate.TO_BE_REPLACED))
                                .with(Pack.EMPTY))
                .run(new ChooseReplacement(0))
                .choose("as Jack Fulci");
        assertThat(names(mansion, "Jack")).contains("Decontamination Kit");
        assertThat(mansion.radiation("Jack")).isZero();
        Mansion held = two().act("Bruce", "Nina").choose("give Bruce Nina");
        held.choose(held.offered("card Decontamination Kit").getFirst());
        held.change(
                        "Bruce",
                        bruce -> bruce.with(bruce.body().withFate(Fate.TO_BE_REPLACED))
                                .with(Pack.EMPTY))
                .run(new ChooseReplacement(0))
                .choose("as Jack Fulci");
        assertThat(names(held, "Jack")).doesNotContain("Decontamination Kit");
        assertThat(names(held, "Nina")).contains("Decontamination Kit");
    }

    @Test
    @Rule({"DD-RAD-27", "DD-COMP-07"})
    void aHouseWithTheReactorBringsTheExpansion() {
        Table table = Mansion.GAME
                .setUp(SetUp.of(DarkestGame.ID, "DD-R1"), Luck.seeded(1))
                .table();
        assertThat(Boxes.view(table).radiation()).isPresent();
        assertThat(Boxes.view(Mansion.with("Bruce", "Nina").table()).radiation())
                .isEmpty();
        assertThat(two().grabbed("Bruce", Grab.ORDINARY)
                        .zombies("E1.a", 1)
                        .contaminated("E1")
                        .act("Bruce")
                        .offered())
                .as("an entrapped survivor only breaks free")
                .noneMatch(key -> key.startsWith("decontaminate"));
    }
}
