package redoubt.whitedeath.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static redoubt.whitedeath.Box.GROUND;
import static redoubt.whitedeath.Box.WHITE_DEATH;
import static redoubt.whitedeath.Box.board;
import static redoubt.whitedeath.Box.corrupted;
import static redoubt.whitedeath.Box.index;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.board.Terrain;
import redoubt.content.ContentException;
import redoubt.content.ContentFolder;
import redoubt.horde.print.Names;
import redoubt.horde.print.Tokens;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Print;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.TokenKind;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.table.ZombieKind;
import redoubt.testkit.Rule;
import redoubt.whitedeath.WhiteDeathGame;

class EditionTest {
    private static final Print PRINT = WHITE_DEATH.print();

    private static String ledger() throws IOException {
        return Files.readString(Path.of("..", "rules", "en", "white-death.md"));
    }

    @Test
    void everyCitedRuleIsInTheLedger() throws IOException {
        String ledger = ledger();
        for (Cite rule : Cite.values()) {
            assertThat(ledger).contains("- **" + PRINT.cite(rule).id() + "** ");
        }
    }

    @Test
    void everySkillAndTraitHasItsRule() throws IOException {
        String ledger = ledger();
        List<Names.Entry> entries =
                new ArrayList<>(WHITE_DEATH.tables().skillNames().entries());
        entries.addAll(WHITE_DEATH.tables().traitNames().entries());
        for (Names.Entry entry : entries) {
            assertThat(ledger).contains("- **" + entry.rule().id() + "** ");
        }
        long skills =
                ledger.lines().filter(line -> line.startsWith("- **WD-SKILL-")).count();
        assertThat(WHITE_DEATH.tables().skillNames().entries()).hasSize((int) skills);
    }

    @Test
    @Rule("WD-ADR-02")
    void levelsBeginAtTheirAdrenaline() {
        assertThat(List.of(Danger.values())).map(PRINT::adrenalineAt).containsExactly(0, 7, 19, 43);
    }

    @Test
    @Rule("WD-INV-01")
    void eightCardsAreCarried() {
        assertThat(PRINT.slots().hands()).isEqualTo(2);
        assertThat(PRINT.slots().body()).isEqualTo(1);
        assertThat(PRINT.slots().backpack()).isEqualTo(5);
    }

    @Test
    void everybodyHasThreeActions() {
        assertThat(PRINT.actionsPerTurn()).isEqualTo(3);
    }

    @Test
    @Rule("WD-ZONE-05")
    void roomsAndRuinsAreBuildingsAndTheRestIsStreet() {
        Terrain terrain = corrupted(board("#|%|=^.|#"), "e");
        assertThat(List.of("a", "b", "c", "d", "e"))
                .map(zone -> GROUND.isBuilding(terrain, index(terrain, zone)))
                .containsExactly(true, true, false, false, false);
    }

    private static String numbers(String zombie) {
        ZombieKind kind = PRINT.zombie(zombie);
        return kind.family() + " " + kind.miniatures() + " " + kind.actions() + " " + kind.wounds() + " "
                + kind.toughness() + " " + kind.adrenaline() + " " + kind.priority();
    }

    @Test
    @Rule({"WD-COMP-02", "WD-PRIO-05"})
    void zombiesHaveTheirNumbers() {
        assertThat(PRINT.zombieKinds()).hasSize(5);
        assertThat(numbers("Walker")).isEqualTo("Walker 35 1 1 1 1 2");
        assertThat(numbers("Brute")).isEqualTo("Brute 14 1 1 2 1 1");
        assertThat(numbers("Runner")).isEqualTo("Runner 14 2 1 1 1 3");
        assertThat(numbers("Khan")).isEqualTo("Abomination 1 1 1 3 5 1");
        assertThat(numbers("Defiler")).isEqualTo("Necromancer 1 1 1 1 1 4");
    }

    @Test
    @Rule("WD-COMP-03")
    void thereAreTwelveGuards() {
        assertThat(PRINT.allyKinds()).map(AllyKind::name).containsExactly("Guard", "Empress");
        assertThat(WHITE_DEATH.guards().figures().getFirst().miniatures()).isEqualTo(12);
        assertThat(PRINT.ally("Guard").index()).isZero();
    }

    @Test
    @Rule("WD-GAP-14")
    void guardsFightWithOneDieEach() {
        assertThat(WHITE_DEATH.guards().attacks())
                .map(use -> use.kind() + " " + use.nearest() + "-" + use.farthest() + " " + use.dice() + " "
                        + use.accuracy() + " " + use.damage() + " " + use.isNoisy())
                .containsExactly("Melee 0-0 1 4 1 false", "Ranged 1-3 1 4 1 false");
    }

    @Test
    @Rule({"WD-COMP-09", "WD-GAP-15"})
    void thereAreFourteenGuardSkills() {
        assertThat(WHITE_DEATH.guards().skillCards()).hasSize(14);
        assertThat(WHITE_DEATH.guards().skillCards())
                .map(Skill::name)
                .contains("Guards: Freeze: Ranged")
                .allMatch(name -> name.startsWith("Guards: "));
    }

    @Test
    @Rule({"WD-COMP-09", "WD-GAP-17", "WD-GAP-18"})
    void theZombieDeckIsAsWeChoseIt() {
        assertThat(PRINT.zombieCards()).hasSize(56);
        assertThat(PRINT.zombieCards()).map(ZombieCard::number).first().isEqualTo("429");
        assertThat(PRINT.zombieCards()).map(ZombieCard::number).last().isEqualTo("484");
        assertThat(PRINT.zombieCards()).map(ZombieCard::number).doesNotHaveDuplicates();
        assertThat(PRINT.zombieCards().stream()
                        .map(card -> CardKind.of(card) + " " + card.zombie() + " " + card.counts())
                        .collect(Collectors.groupingBy(
                                each -> each, java.util.LinkedHashMap::new, Collectors.counting()))
                        .toString())
                .isEqualTo("{SPAWN Walker [2, 4, 6, 8]=6, SPAWN Walker [1, 2, 4, 6]=8, SPAWN Walker [3, 5, 7, 9]=4,"
                        + " SPAWN Brute [1, 2, 3, 4]=5, SPAWN Brute [0, 1, 2, 3]=4,"
                        + " SPAWN Runner [1, 2, 3, 4]=5, SPAWN Runner [0, 1, 2, 3]=4,"
                        + " BRUTE_THEN_ABOMINATION Khan [1, 1, 1, 1]=4, NECROMANCER Defiler [1, 1, 1, 1]=4,"
                        + " EXTRA_ACTIVATION Walker [0, 1, 1, 1]=2, EXTRA_ACTIVATION Brute [0, 1, 1, 1]=2,"
                        + " EXTRA_ACTIVATION Runner [0, 1, 1, 1]=2,"
                        + " SIEGE Walker [1, 1, 2, 2]=3, SIEGE Brute [0, 1, 1, 1]=1, SIEGE Runner [0, 1, 1, 1]=2}");
    }

    @Test
    void everyCardNamesAZombieOfTheBox() {
        assertThat(PRINT.zombieCards())
                .allMatch(card -> PRINT.zombie(card.zombie()).miniatures() > 0);
    }

    @Test
    void aWalkerCardOfTheExampleSpawnsSixAtOrange() {
        assertThat(PRINT.zombieCards().getFirst().count(Danger.ORANGE)).isEqualTo(6);
    }

    @Test
    @Rule({"WD-COMP-06", "WD-COMP-07", "WD-COMP-08"})
    void thereAre64Tokens() {
        Tokens tokens = WHITE_DEATH.tables().tokens();
        assertThat(tokens.supplies().stream()
                        .filter(supply -> supply.backOf().isEmpty())
                        .mapToInt(Tokens.Supply::copies)
                        .sum())
                .isEqualTo(64);
        assertThat(tokens.supplies().stream()
                        .map(supply -> supply.kind().name() + " " + supply.copies())
                        .collect(Collectors.joining(", ")))
                .isEqualTo("noise 18, freeze 6, corruption 15, cauldron 4, ladder 2, beacon 1, exit 1, banner 1,"
                        + " first player 1, objective 11, spawn 5");
        assertThat(tokens.supply("banner").backOf()).contains("exit");
        assertThat(tokens.objectives())
                .containsExactly(
                        new Tokens.Colour("red", 9), new Tokens.Colour("blue", 1), new Tokens.Colour("green", 1));
    }

    @Test
    void countedTokensStandAtTheirIndex() {
        List<TokenKind> kinds = PRINT.tokenKinds();
        for (int index = 0; index < kinds.size(); index++) {
            assertThat(kinds.get(index).index()).isEqualTo(index);
        }
        assertThat(kinds).contains(PRINT.noise().orElseThrow());
        assertThat(PRINT.noise().orElseThrow().name()).isEqualTo("noise");
    }

    private static SurvivorCard survivor(String name) {
        return PRINT.survivors().stream()
                .filter(card -> card.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The guests come after the survivors of the box. */
    private static List<SurvivorCard> ofTheBox() {
        return PRINT.survivors().subList(0, 6);
    }

    @Test
    @Rule("WD-GAP-138")
    void sixGuestsHaveNoGuardSkill() {
        List<SurvivorCard> guests =
                PRINT.survivors().subList(6, PRINT.survivors().size());
        assertThat(guests).hasSize(6);
        for (SurvivorCard guest : guests) {
            assertThat(guest.blue()).hasSize(1);
            assertThat(guest.orange()).hasSize(2);
            assertThat(guest.red()).hasSize(3);
            assertThat(Stream.of(guest.blue(), guest.orange(), guest.red()).flatMap(List::stream))
                    .noneMatch(skill -> skill.name().contains("Guard"));
        }
    }

    private static List<String> names(List<Skill> skills) {
        return skills.stream().map(Skill::name).toList();
    }

    @Test
    @Rule({"WD-COMP-01", "WD-GAP-28"})
    void thereAreSixSurvivors() {
        assertThat(ofTheBox())
                .map(SurvivorCard::name)
                .containsExactlyInAnyOrder("Jenia", "Ogon", "Yasuke", "Lorna", "Dragomir", "Sarnaï");
        assertThat(PRINT.survivors()).allMatch(card -> card.health() == 3);
    }

    @Test
    @Rule("WD-SET-12")
    void everyCardHasTwoBlueOneYellowTwoOrangeAndThreeRedSkills() {
        for (SurvivorCard card : ofTheBox()) {
            assertThat(card.blue()).hasSize(2);
            assertThat(card.blue().get(1).name()).contains("Guard");
            assertThat(names(card.yellow())).containsExactly("+1 Action");
            assertThat(card.orange()).hasSize(2);
            assertThat(card.red()).hasSize(3);
        }
    }

    @Test
    @Rule("WD-GAP-20")
    void ogonIsAsTheBookHasHim() {
        SurvivorCard ogon = survivor("Ogon");
        assertThat(names(ogon.blue())).containsExactly("Shove", "Guards: Push");
        assertThat(names(ogon.orange())).containsExactly("Bloodlust: Melee", "Iron hide");
        assertThat(names(ogon.red())).containsExactly("+1 free Combat Action", "Combat reflexes", "Reaper: Melee");
    }

    @Test
    @Rule("WD-GAP-22")
    void yasukesBodySlotTakesAKatana() {
        assertThat(survivor("Yasuke").bodySlot()).containsExactly("Katana");
    }

    @Test
    @Rule("WD-GAP-99")
    void theTypeOfASkillIsAParameter() {
        Names names = WHITE_DEATH.tables().skillNames();
        for (String type : List.of("Combat", "Melee", "Ranged", "Magic")) {
            assertThat(names.has("Freeze: " + type)).isTrue();
            assertThat(names.has("+1 die: " + type)).isTrue();
            assertThat(names.has("+1 free " + type + " Action")).isTrue();
        }
        assertThat(names.has("Freeze: Move")).isFalse();
        assertThat(names.has("+1 free Move Action")).isTrue();
        assertThat(names.has("Guards: Freeze: Ranged")).isTrue();
        assertThat(names.has("Guards: Nonsense")).isFalse();
        assertThat(names.has("Range 2+: +1 Damage: Ranged")).isTrue();
        assertThat(names.has("Dreadnought: Abomination")).isTrue();
        assertThat(names.has("Starts with a Katana")).isTrue();
        assertThat(ActionKinds.WORDS.meantBy("Combat")).hasSize(3);
        assertThat(ActionKinds.WORDS.meantBy("Move")).containsExactly(ActionKind.MOVE);
    }

    @Test
    void theListOfSkillsIsWhole() {
        assertThat(PRINT.skills()).map(Skill::name).doesNotHaveDuplicates().contains("Slippery", "+1 die: Magic");
        assertThat(PRINT.skill("Zombie link")).isPresent();
    }

    @Test
    void theUsersFolderOverridesOurs(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("mine.txt"), """
                zombie | family | miniatures | actions | wounds | toughness | adrenaline | priority | source
                Brute  | Brute  | 20         | 1       | 1      | 2         | 1          | 1        | house
                """);
        WhiteDeath mine = WhiteDeathGame.box(List.of(ContentFolder.of(folder)));
        assertThat(mine.print().zombie("Brute").miniatures()).isEqualTo(20);
        assertThat(mine.print().zombie("Walker").miniatures()).isEqualTo(35);
    }

    @Test
    void unknownNamesAreRefusedWithTheirPlace(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("mine.txt"), """
                guard skill     | copies | source
                Guards: Yodling | 1      | house
                """);
        assertThatThrownBy(() -> WhiteDeathGame.box(List.of(ContentFolder.of(folder))))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("mine.txt:2:1")
                .hasMessageContaining("Guards: Yodling");
    }
}
