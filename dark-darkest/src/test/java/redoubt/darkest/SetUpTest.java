package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.board.Side;
import redoubt.content.ContentFolder;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.content.SourceText;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.AreaColour;
import redoubt.darkest.print.BeastBoard;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.print.Expansion;
import redoubt.darkest.print.Print;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.print.TerrorFace;
import redoubt.darkest.round.BeginChecks;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Rulebook;
import redoubt.darkest.table.Camera;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Dials;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.EventSpace;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Die;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.State;
import redoubt.testkit.Rule;

/** What is in the box and how a game begins. */
class SetUpTest {
    private static final DarkestGame GAME = Mansion.GAME;
    private static final Print PRINT = GAME.print();

    private static Table laid(SetUp setUp, long seed) {
        return GAME.setUp(setUp, Luck.seeded(seed)).table();
    }

    private static SetUp house(String mission) {
        return Mansion.house(mission);
    }

    @Test
    @Rule({"DD-GAP-31", "DD-EQ-01"})
    void theDeckOfTheBaseGameHasFortyEightCardsWithOneSymbolEach() {
        List<Card> deck = PRINT.cards().stream()
                .filter(card -> !card.isStarting() && card.kind().set() == Expansion.B)
                .toList();
        assertThat(deck).hasSize(48);
        Map<CodeSymbol, Long> symbols =
                deck.stream().collect(Collectors.groupingBy(Card::symbol, Collectors.counting()));
        assertThat(symbols.get(CodeSymbol.R)).isEqualTo(6);
        assertThat(symbols.values().stream().filter(count -> count == 7).count())
                .isEqualTo(6);
    }

    @Test
    @Rule({"DD-GAP-11", "DD-SEC-02"})
    void thereAreAllPairsAndTwentyTriplesOfSymbols() {
        assertThat(PRINT.chips().stream().filter(chip -> chip.size() == 2)).hasSize(21);
        assertThat(PRINT.chips().stream().filter(chip -> chip.size() == 3)).hasSize(20);
        assertThat(PRINT.chips().stream().map(Chip::symbols).map(HashSet::new).distinct())
                .hasSize(41);
        Map<CodeSymbol, Long> triples = PRINT.chips().stream()
                .filter(chip -> chip.size() == 3)
                .flatMap(chip -> chip.symbols().stream())
                .collect(Collectors.groupingBy(symbol -> symbol, Collectors.counting()));
        assertThat(triples.get(CodeSymbol.R)).isEqualTo(9);
        assertThat(triples.get(CodeSymbol.G)).isEqualTo(8);
    }

    @ParameterizedTest
    @Rule({"DD-GAP-10", "DD-DIFF-01", "DD-DIFF-08"})
    @CsvSource({"standard, 23, 46", "easy, 23, 34", "hard, 23, 62"})
    void aPresetSaysWhichSpawnTokensPlay(String preset, int tokens, int sum) {
        Table table = laid(house("DD-A").with("preset", preset), 1);
        assertThat(table.stock().spawn().list()).hasSize(tokens);
        assertThat(table.stock().spawn().list().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(sum);
    }

    @ParameterizedTest
    @Rule({"DD-GAP-18", "DD-GAP-19", "DD-GAP-20", "DD-GAP-21"})
    @CsvSource({
        "Bruce Romero, orange, 12, 10, 3, Coordinator 2 Handgun Expert 4 Guardian 6 Marksman 8",
        "Jack Fulci, blue, 12, 10, 2, Backpack 3 Hawkeye 5 Handgun Expert 6 Ammo Stash 7",
        "Leo Friedkin, purple, 13, 11, 3, Concealment 2 Protection 4 Medic 6 Fireman 8",
        "Lucy Chang, yellow, 11, 9, 2, Coordinator 3 Computer Wizard 5 Researcher 7 Shove 8",
        "Nina Argento, green, 12, 10, 2, Knife Expert 3 Continuous Bandage 4 Shotgun Expert 6 Virus Resistance 8",
        "Bunny Van Camp, white, 12, 10, 3, Night Vision 2 Rescue Patrol 4 Continuous Bandage 5 Melee Expert 8",
        "Chuck Lee, black, 12, 10, 2, Power Punch 2 Melee Expert 5 Shove 6 Hawkeye 8"
    })
    @Rule({"DD-CAST-01", "DD-CAST-02", "DD-CAST-03", "DD-CAST-04", "DD-CAST-05", "DD-CAST-06", "DD-CAST-07"})
    void theSurvivorBoardsAreThoseOfTheLedger(
            String name, String colour, int four, int three, int escape, String skills) {
        SurvivorBoard board = PRINT.survivor(name).orElseThrow();
        assertThat(board.colour()).isEqualTo(colour);
        assertThat(board.fourZones().stream().mapToInt(Integer::intValue).sum()).isEqualTo(four);
        assertThat(board.threeZones().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(three);
        assertThat(board.escape()).isEqualTo(escape);
        StringBuilder sold = new StringBuilder();
        for (int skill = 0; skill < SurvivorBoard.SKILLS; skill++) {
            sold.append(board.skills().get(skill).title())
                    .append(' ')
                    .append(board.prices().get(skill))
                    .append(' ');
        }
        assertThat(sold.toString().strip()).isEqualTo(skills);
    }

    @ParameterizedTest
    @Rule({"DD-CAST-01", "DD-CAST-02", "DD-CAST-03", "DD-CAST-04", "DD-CAST-05", "DD-CAST-06", "DD-CAST-07"})
    @Rule({"DD-SURV-03", "DD-EQ-10"})
    @CsvSource({
        "Bruce Romero, Handgun R, 6",
        "Jack Fulci, Handgun B, 6",
        "Leo Friedkin, Fire Axe O, 0",
        "Lucy Chang, Baseball Bat Y, 0",
        "Nina Argento, Combat Knife G, 0",
        "Bunny Van Camp, Chainsaw W, 6",
        "Chuck Lee, Shurikans P, 6"
    })
    void everySurvivorStartsWithItsOwnWeaponInHand(String name, String card, int ammunition) {
        String other = name.startsWith("Bruce") ? "Jack Fulci" : "Bruce Romero";
        Survivor survivor =
                laid(house("DD-A").with("survivors", name, other), 1).survivor(0);
        assertThat(survivor.pack().right()).hasSize(1);
        assertThat(survivor.pack().right().getFirst().card().name()).isEqualTo(card);
        assertThat(survivor.pack().right().getFirst().ammunition()).isEqualTo(ammunition);
        assertThat(survivor.pack().left()).isEmpty();
    }

    @ParameterizedTest
    @Rule({"DD-SURV-02", "DD-SURV-06", "DD-INV-01", "DD-SETUP-10"})
    @CsvSource({"2, 4, 5", "3, 4, 5", "4, 3, 5", "5, 3, 4"})
    void theNumberOfSurvivorsSetsBoardSideAndInventory(int survivors, int points, int limit) {
        String[] names = PRINT.survivors().stream()
                .limit(survivors)
                .map(SurvivorBoard::name)
                .toArray(String[]::new);
        Table table = laid(house("DD-A").with("survivors", names), 1);
        Survivor first = table.survivor(0);
        assertThat(first.points()).isEqualTo(points);
        assertThat(Abilities.of(table, first).limit()).isEqualTo(limit);
        assertThat(table.playing())
                .allMatch(survivor -> survivor.room() == table.house().entrance());
    }

    @Test
    @Rule("DD-DIFF-02")
    void theOtherSideOfTheBoardsMayBeUsed() {
        Table table = laid(house("DD-A").with("side", "4"), 1);
        assertThat(table.playing()).hasSize(4).allMatch(survivor -> survivor.points() == 4);
    }

    @Test
    @Rule({"DD-SETUP-06", "DD-SETUP-07", "DD-SURV-05", "DD-SURV-07"})
    void markersBeginOnTheirFirstSpaces() {
        Table table = laid(house("DD-A"), 1);
        assertThat(table.clock()).isEqualTo(Clock.START);
        assertThat(table.clock().events()).isEqualTo(EventSpace.CLOCK);
        assertThat(table.clock().darkness()).isZero();
        assertThat(table.playing())
                .allMatch(survivor ->
                        survivor.experience() == 0 && survivor.body().wounds() == 0);
    }

    @ParameterizedTest
    @Rule({"DD-SEC-03", "DD-SEC-06"})
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void darkModeLaysACodeThatTheChipsOfTheHouseSolve(long seed) {
        Table table = laid(house("DD-A"), seed);
        assertThat(table.security().code()).hasSize(7);
        assertThat(isSolvable(table)).isTrue();
    }

    /** Whether three chips of the house, one of them with three symbols, show exactly the code. */
    private static boolean isSolvable(Table table) {
        List<Chip> chips = table.security().doors().stream().map(DoorChip::chip).toList();
        List<CodeSymbol> code =
                table.security().code().subList(0, 7).stream().sorted().toList();
        for (Chip one : chips) {
            for (Chip two : chips) {
                for (Chip three : chips) {
                    List<CodeSymbol> symbols = Stream.of(one, two, three)
                            .flatMap(chip -> chip.symbols().stream())
                            .sorted()
                            .toList();
                    if (one.size() == 3 && symbols.equals(code)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @ParameterizedTest
    @Rule({"DD-SEC-07", "DD-SEC-14"})
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void darkerModeAddsAnEighthTokenOfThoseLeft(long seed) {
        Table table = laid(house("DD-A").with("mode", "darker"), seed);
        assertThat(table.security().code()).hasSize(8);
        assertThat(isSolvable(table)).isTrue();
        assertThat(table.security().code())
                .allMatch(symbol -> Collections.frequency(table.security().code(), symbol) <= CodeSymbol.TOKENS);
    }

    @Test
    @Rule({"DD-SEC-08", "DD-SEC-09"})
    void darkestModeDrawsTokensAndChipsApart() {
        int solvable = 0;
        for (long seed = 0; seed < 20; seed++) {
            Table table = laid(house("DD-A").with("mode", "darkest"), seed);
            assertThat(table.security().code()).hasSize(7);
            assertThat(cornerChips(table)).allMatch(chip -> chip.size() == 3);
            solvable += isSolvable(table) ? 1 : 0;
        }
        assertThat(solvable).as("chips that happen to show the code").isLessThan(5);
    }

    private static List<Chip> cornerChips(Table table) {
        return table.security().doors().stream()
                .filter(chip -> table.house().door(chip.door()).matches(".*\\bC[1-4].*"))
                .map(DoorChip::chip)
                .toList();
    }

    @ParameterizedTest
    @Rule({"DD-SEC-04", "DD-SEC-05", "DD-SEC-13", "DD-GAP-13"})
    @CsvSource({"2, 4", "3, 4", "4, 7", "5, 7"})
    void everyLockHasAChipAndEveryCornerOneWithThreeSymbols(int survivors, int threes) {
        String[] names = PRINT.survivors().stream()
                .limit(survivors)
                .map(SurvivorBoard::name)
                .toArray(String[]::new);
        Table table = laid(house("DD-A").with("survivors", names), 3);
        List<Chip> chips = table.security().doors().stream().map(DoorChip::chip).toList();
        assertThat(chips).hasSize(13).doesNotHaveDuplicates();
        assertThat(chips.stream().filter(chip -> chip.size() == 3)).hasSize(threes);
        assertThat(cornerChips(table)).hasSize(3).allMatch(chip -> chip.size() == 3);
        assertThat(table.security().unused()).hasSize(41 - 13).doesNotContainAnyElementsOf(chips);
        assertThat(table.security().doors()).noneMatch(DoorChip::isFaceUp);
    }

    @Test
    @Rule("DD-SEC-11")
    void aBeginnersCodeHasNoSymbolThreeTimes() {
        boolean otherwise = false;
        for (long seed = 0; seed < 60; seed++) {
            List<CodeSymbol> code = laid(house("DD-A").with("mode", "darkest").with("beginner-code", "yes"), seed)
                    .security()
                    .code();
            assertThat(code).allMatch(symbol -> Collections.frequency(code, symbol) <= 2);
            List<CodeSymbol> any =
                    laid(house("DD-A").with("mode", "darkest"), seed).security().code();
            otherwise |= any.stream().anyMatch(symbol -> Collections.frequency(any, symbol) > 2);
        }
        assertThat(otherwise).isTrue();
    }

    @Test
    @Rule("DD-GAP-33")
    void gasCansPlayOnlyWithTheChainsaw() {
        assertThat(gasCans("Bunny Van Camp", "Bruce Romero")).isEqualTo(2);
        assertThat(gasCans("Jack Fulci", "Bruce Romero")).isZero();
    }

    private static long gasCans(String... survivors) {
        Table table = laid(house("DD-A").with("survivors", survivors), 1);
        return table.stock().deck().list().stream()
                .filter(card -> PRINT.cards().get(card).kind().name().equals("Gas Can"))
                .count();
    }

    @Test
    @Rule({"DD-SETUP-09", "DD-SETUP-01", "DD-SETUP-04", "DD-SETUP-05"})
    void theSeedAloneDecidesCodeChipsDeckAndPiles() {
        Table one = laid(house("DD-A"), 5);
        assertThat(laid(house("DD-A"), 5)).isEqualTo(one);
        Table other = laid(house("DD-A"), 6);
        assertThat(other.stock()).isNotEqualTo(one.stock());
        assertThat(other.security().doors()).isNotEqualTo(one.security().doors());
        assertThat(one.stock().deck().list()).hasSize(48);
    }

    @ParameterizedTest
    @Rule({"DD-GAP-59", "DD-GAP-60", "DD-BEAST-05", "DD-FIN-37"})
    @CsvSource({
        "Zombie Dog, 3, 3, 8",
        "Undead Bird, 4, 2, 6",
        "Security Guard, 0, 3, 7",
        "Giant Snake, 3, 3, 8",
        "Gorilla, 2, 4, 9"
    })
    void theCreatureBoards(String name, int movement, int attack, int hits) {
        BeastBoard board = PRINT.creatures().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        assertThat(board.movement().orElse(0)).isEqualTo(movement);
        assertThat(board.attack()).isEqualTo(attack);
        assertThat(board.areas().stream().mapToInt(BeastBoard.DamageArea::hits).sum())
                .isEqualTo(hits);
        assertThat(PRINT.nemeses())
                .hasSize(4)
                .allMatch(nemesis -> nemesis.movement().equals(Optional.of(3))
                        && nemesis.areas().size() == 5
                        && nemesis.areas().stream().anyMatch(area -> area.colour() == AreaColour.ORANGE)
                        && nemesis.has(BeastBoard.Ability.FIRE_RESISTANT));
    }

    @Test
    @Rule({"DD-CAM-01", "DD-CAM-02", "DD-DEC-04"})
    void thePlayersTurnACameraOnlyBetweenEqualDirections() {
        Engine<Table> engine = new Engine<>(GAME);
        State<Table> state = engine.begin(house("DD-A"), Luck.seeded(1)).state();
        assertThat(state.decision().options().stream().map(option -> option.key()))
                .containsExactly("turn O09.a E", "turn O09.a S", "turn O09.a W");
        State<Table> turned =
                engine.apply(state, state.decision().options().getFirst()).state();
        assertThat(turned.table().security().cameras()).hasSize(3);
    }

    @Test
    @Rule("DD-COMP-01")
    void aSetUpThatCannotBePlayedIsRefused() {
        refused(house("DD-Z"), "DD-Z");
        refused(house("DD-A").with("survivors", "Bruce Romero"), "survivors takes 2 to 5");
        refused(house("DD-A").with("survivors", "Bruce Romero", "Bruce Romero"), "different");
        refused(house("DD-A").with("survivors", "Bruce Romero", "Nobody"), "not Nobody");
        refused(house("DD-A").with("mode", "bright"), "not bright");
        refused(house("DD-A").with("cats", "3"), "no setting cats");
        refused(house("DD-A").with("other-readings", "DD-MOVE-01"), "no other reading");
        refused(house("DD-A").withSeats(5), "5 seats are more than 4 survivors");
    }

    private static void refused(SetUp setUp, String reason) {
        assertThatThrownBy(() -> GAME.setUp(setUp, Luck.seeded(1)))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining(reason);
    }

    @Test
    @Rule("DD-DIFF-08")
    void thePresetsSetTheirDials() {
        Dials easy = laid(house("DD-A").with("preset", "easy"), 1).dials();
        assertThat(easy.fireIcon()).isEqualTo(4);
        assertThat(easy.doorCost()).isEqualTo(1);
        assertThat(easy.hasExtraRound()).isTrue();
        assertThat(easy.isSixRolledAgain()).isTrue();
        assertThat(easy.reads(RuleId.rule("DD-SEC-12"))).isTrue();
        assertThat(easy.hasFunctions()).isTrue();
        Dials hard = laid(house("DD-A").with("preset", "hard"), 1).dials();
        assertThat(hard.hasFunctions()).isFalse();
        assertThat(hard.fireIcon()).isEqualTo(3);
        assertThat(hard.doorCost()).isEqualTo(2);
        assertThat(hard.weaponDice()).isZero();
        Dials standard = laid(house("DD-A"), 1).dials();
        assertThat(standard.hasFunctions()).isTrue();
        assertThat(standard.fireIcon()).isEqualTo(4);
        assertThat(standard.doorCost()).isEqualTo(1);
        assertThat(standard.weaponDice()).isEqualTo(1);
        assertThat(standard.hasExtraRound()).isFalse();
        assertThat(standard.isSixRolledAgain()).isFalse();
        assertThat(standard.reads(RuleId.rule("DD-SEC-12"))).isFalse();
        Dials mixed = laid(house("DD-A").with("preset", "easy").with("fire-icon", "2"), 1)
                .dials();
        assertThat(mixed.fireIcon()).as("single options stand beside a preset").isEqualTo(2);
    }

    @Test
    @Rule({"DD-COMP-02", "DD-DEC-02"})
    void onePersonMayPlaySeveralSurvivors() {
        assertThat(laid(house("DD-A").withSeats(1), 1).survivors()).allMatch(survivor -> survivor.seat() == 1);
        assertThat(laid(house("DD-A").withSeats(3), 1).survivors())
                .extracting(Survivor::seat)
                .containsExactly(1, 2, 3, 1);
    }

    @Test
    @Rule({"DD-GAP-24", "DD-HOUSE-03"})
    void theTilesAreThoseOfTheLedger() {
        Library library = Library.read(List.of(DarkestContent.own()), DarkestContent.GRAMMAR, new Problems());
        Map<String, Long> sections = library.tiles().stream()
                .collect(Collectors.groupingBy(tile -> tile.label("section").getFirst(), Collectors.counting()));
        assertThat(sections)
                .containsEntry("corner", 4L)
                .containsEntry("entrance", 1L)
                .containsEntry("outer", 14L)
                .containsEntry("inner", 19L);
        assertThat(library.tiles().stream().filter(tile -> tile.label("set").contains("B")))
                .hasSize(27);
        assertThat(library.tiles().stream().filter(tile -> tile.label("set").contains("K")))
                .hasSize(10);
    }

    @ParameterizedTest
    @Rule("DD-GAP-04")
    @CsvSource({"2, 1", "3, 0"})
    void theSurvivorDie(int successes, int failures) {
        Die<SurvivorFace> die = Rulebook.of(laid(house("DD-A").with("success-faces", Integer.toString(successes)), 1))
                .survivorDie();
        assertThat(Collections.frequency(die.sides(), SurvivorFace.SUCCESS)).isEqualTo(successes);
        assertThat(Collections.frequency(die.sides(), SurvivorFace.FAILURE)).isEqualTo(failures);
        assertThat(die.sides()).hasSize(6).contains(SurvivorFace.AIM, SurvivorFace.PUSH, SurvivorFace.RETREAT);
    }

    @Test
    @Rule({"DD-EQ-02", "DD-EQ-09"})
    void gearNeedsHandsAndConsumablesDoNot() {
        assertThat(PRINT.kinds())
                .allSatisfy(kind -> assertThat(kind.hands() > 0).isEqualTo(kind.isGear()));
        assertThat(PRINT.kind("Sniper Rifle").hands()).isEqualTo(2);
        assertThat(PRINT.kind("Sniper Rifle").range()).isEqualTo(3);
        assertThat(PRINT.kind("Sniper Rifle").dice()).isEqualTo(3);
        assertThat(PRINT.kind("Sniper Rifle").ammunition()).contains(4);
        assertThat(PRINT.kind("Map").isGear()).isFalse();
    }

    @Test
    void wrongContentIsReportedWithItsPlace() {
        String table = "equipment | set | kind | hands | dice | range | ammo | loads | symbols | source\n"
                + "Map | B | consumable | 1 | - | - | - | - | P | house\n"
                + "Handgun | B | weapn | 1 | 3 | 1 | 6 | - | G, P | house\n";
        Problems problems = new Problems();
        ContentFolder wrong = new ContentFolder(List.of(new SourceText("mine/equipment.txt", table)));
        Library library = Library.read(List.of(DarkestContent.own(), wrong), DarkestContent.GRAMMAR, problems);
        assertThat(Print.read(library, problems)).isEmpty();
        assertThat(problems.all())
                .anySatisfy(problem -> assertThat(problem.toString())
                        .contains("mine/equipment.txt:2")
                        .contains("expected one or two hands for gear and none for other cards"))
                .anySatisfy(problem -> assertThat(problem.toString())
                        .contains("mine/equipment.txt:3")
                        .contains("weapn"));
    }

    /** Faces by loaded luck, one of each: the Creature die has six results, the Terror die four on six faces. */
    @Test
    @Rule({"DD-GAP-05", "DD-GAP-06"})
    void theCreatureDieAndTheTerrorDie() {
        assertThat(CreatureFace.values()).hasSize(6);
        Mansion attack = Mansion.with("Bruce", "Jack")
                .zombies("E1.a", 6)
                .dice(1, 2, 3, 4, 5, 6)
                .react("Bruce");
        assertThat(attack.events(DarkestEvent.EnemiesAttacked.class).getFirst().dice())
                .containsExactly(CreatureFace.values());
        for (int face = 1; face <= 6; face++) {
            Mansion check = Mansion.with("Bruce", "Jack").spawn().at("Jack", "O09.a");
            check.cameras(new Camera(check.table().house().entrance(), Side.N))
                    .dice(6, face, 1, 3, 1, 3)
                    .run(new BeginChecks());
            TerrorFace expected = face <= 2
                    ? TerrorFace.HORDE_NEARBY
                    : face <= 4
                            ? TerrorFace.CREATURE_REACTION
                            : face == 5 ? TerrorFace.CREATURE_ENTRY : TerrorFace.FIRE;
            assertThat(check.events(DarkestEvent.TerrorRolled.class).getFirst().face())
                    .isEqualTo(expected);
        }
    }
}
