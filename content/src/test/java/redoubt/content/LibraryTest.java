package redoubt.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static redoubt.content.Texts.LEGEND;
import static redoubt.content.Texts.TILE;
import static redoubt.content.Texts.folder;
import static redoubt.content.Texts.problems;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.board.Board;

class LibraryTest {
    private static final String MISSION = """
            mission M1 "First"  difficulty easy
              length short survivors 6
              tiles     1R@90 - / - 2R
              start     1R.a
              goal      ReachExit
              rules     Darkness, HiddenObjectives
            """;
    private static final String SECOND = TILE.replace("1R", "2R");

    @Test
    void aMissionKeepsGoalsRulesAndPlaces() {
        Library library = Library.read(folder(LEGEND, TILE + "\n" + SECOND, MISSION));
        MissionText mission = library.mission("M1");
        assertThat(mission.attribute("difficulty")).map(Word::text).contains("easy");
        assertThat(mission.attribute("survivors")).map(Word::text).contains("6");
        assertThat(mission.goals()).containsExactly(new Word(new Place("c.txt", 5, 13), "ReachExit"));
        assertThat(mission.rules()).map(Word::text).containsExactly("Darkness", "HiddenObjectives");
        assertThat(mission.tiles()).map(TileEntry::row).containsExactly(0, 1);
        assertThat(mission.tiles()).map(TileEntry::column).containsExactly(0, 1);
        assertThat(library.board(mission).orElseThrow().zones().size()).isEqualTo(4);
    }

    @Test
    void wrongWordsInAMissionAreLocated() {
        String files = TILE + "\n" + SECOND;
        assertThat(problems(LEGEND, files, MISSION.replace("- 2R", "- 2V")))
                .containsExactly("c.txt:3:25: unknown tile '2V', expected one of 1R 2R; did you mean '2R'?");
        assertThat(problems(LEGEND, files, MISSION.replace("@90", "@45")))
                .containsExactly("c.txt:3:16: expected an angle of 0, 90, 180 or 270 but found '45'");
        assertThat(problems(LEGEND, files, MISSION.replace("1R.a", "1R.c")))
                .containsExactly("c.txt:4:13: unknown zone '1R.c', expected one of 1R.a 1R.b 2R.a 2R.b;"
                        + " did you mean '1R.a'?");
        assertThat(problems(LEGEND, files, MISSION.replace("- 2R", "- 1R")))
                .containsExactly("c.txt:3:13: tile 1R lies on the board already");
        assertThat(problems(LEGEND, files, MISSION.replace("survivors 6", "survivors")))
                .containsExactly("c.txt:2:16: expected a value after 'survivors'");
        assertThat(problems(LEGEND, files, MISSION.replace("  tiles     1R@90 - / - 2R\n", "")))
                .containsExactly("c.txt:1:9: mission M1 has no line 'tiles'");
    }

    @Test
    void wrongLegendsAreLocated() {
        assertThat(problems(LEGEND.replace("joint   street street  open", "joint   stret street  open")))
                .containsExactly("a.txt:11:11: unknown zone kind 'stret', expected one of any building street room;"
                        + " did you mean 'street'?");
        assertThat(problems(LEGEND.replace("room(doorway) street        doorway", "room(door) street        doorway")))
                .containsExactly("a.txt:12:16: unknown border kind 'door', expected one of open doorway wall");
        assertThat(problems(LEGEND.replace("  edge    wall\n", "")))
                .containsExactly("a.txt:1:8: legend small has no line 'edge' with the border at the board edge");
        assertThat(problems(LEGEND.replace("border  open     ~", "border  open")))
                .contains("a.txt:2:3: expected 'border name mark' or 'border name mark-beside mark-below',"
                        + " marks of one character");
        assertThat(problems(LEGEND.replace("outer   street open", "outr    street open")))
                .containsExactly("a.txt:9:3: unknown line 'outr', expected one of border zone group between outer joint"
                        + " edge flag spot label letters; did you mean 'outer'?");
    }

    @Test
    void wrongBlocksAreLocated() {
        assertThat(problems("tiel 1R\n  x\n"))
                .containsExactly("a.txt:1:1: unknown keyword 'tiel', expected one of legend tile mission;"
                        + " did you mean 'tile'?");
        assertThat(problems("tile\n")).containsExactly("a.txt:1:5: expected a name after 'tile'");
        assertThat(problems("  x\n"))
                .containsExactly("a.txt:1:1: expected a keyword at the start of the line but found an indented line");
        assertThat(problems(LEGEND, TILE, TILE)).containsExactly("c.txt:1:6: tile '1R' is given already at b.txt:1:6");
    }

    @Test
    void allProblemsAreToldAndNothingIsLoaded() {
        ContentFolder broken = folder(LEGEND, TILE.replace(":", "?"), MISSION.replace("@90", "@45"));
        assertThatThrownBy(() -> Library.read(broken))
                .isInstanceOfSatisfying(
                        ContentException.class,
                        thrown -> assertThat(thrown.problems())
                                .hasSizeGreaterThan(2)
                                .isSortedAccordingTo((one, other) -> one.place().compareTo(other.place())));
    }

    @Test
    void theUsersFolderOverridesItemByItem(@TempDir Path users) throws IOException {
        Files.writeString(users.resolve("mine.txt"), TILE.replace("Yard", "My yard"));
        Files.writeString(users.resolve("notes.md"), "not content");
        Library library = Library.read(folder(LEGEND, TILE, SECOND), ContentFolder.of(users));
        assertThat(library.tile("1R").title()).isEqualTo("My yard");
        assertThat(library.tile("2R").title()).isEqualTo("Yard");
        assertThat(ContentFolder.of(users.resolve("missing")).files()).isEmpty();
    }

    /** A game with decks of its own and two goals. */
    private record Decks(ContentFolder folder) implements GameContent {
        @Override
        public String game() {
            return "decks";
        }

        @Override
        public Grammar grammar() {
            return Grammar.PLAIN.withBlocks("deck");
        }

        @Override
        public void check(Library library, Problems problems) {
            library.missions().stream()
                    .flatMap(mission -> mission.goals().stream())
                    .forEach(goal -> problems.oneOf(goal, "goal", List.of("ReachTheExit", "KillTheKhan")));
        }
    }

    @Test
    void aGameNamesTheAttributesOfItsMissionsAndMayDoWithoutTiles() {
        ContentFolder folder = folder("""
                mission X-M01 "Dark"
                  players 2 terror high
                  house   old
                """);
        Problems problems = new Problems();
        Grammar own = Grammar.PLAIN.withAttributes("players", "terror").withoutTiles();
        Library library = Library.read(List.of(folder), own, problems);
        assertThat(problems.all()).isEmpty();
        MissionText mission = library.mission("X-M01");
        assertThat(mission.attribute("terror")).map(Word::text).contains("high");
        assertThat(mission.items()).map(item -> item.keyword().text()).containsExactly("house");
        assertThat(library.board(mission)).isEmpty();
        Library.read(List.of(folder), Grammar.PLAIN, problems);
        assertThat(problems.all())
                .map(Problem::toString)
                .containsExactly("a.txt:1:9: mission X-M01 has no line 'tiles'");
    }

    @Test
    void aGameMayHaveBlocksAndChecksOfItsOwn() {
        ContentFolder folder = folder(LEGEND, TILE, SECOND, MISSION, "deck zombies\n  walker 3\n");
        assertThat(new Decks(folder).problems(List.of(folder)).all())
                .map(Problem::toString)
                .containsExactly("d.txt:5:13: unknown goal 'ReachExit', expected one of ReachTheExit KillTheKhan;"
                        + " did you mean 'ReachTheExit'?");
        Library library = Library.read(List.of(folder), Grammar.PLAIN.withBlocks("deck"), new Problems());
        assertThat(library.blocks("deck").getFirst().lines().getFirst().words())
                .map(Word::text)
                .containsExactly("walker", "3");
    }

    @Test
    void anUnknownItemIsAnsweredWithTheNearest() {
        Library library = Library.read(folder(LEGEND, TILE));
        assertThatThrownBy(() -> library.tile("1V")).hasMessage("unknown tile '1V'; did you mean '1R'?");
    }

    @Test
    void anEdgeIsNamedByItsTwoZones() {
        String pair = MISSION.replace("1R@90 - / - 2R", "1R@0 2R@180");
        Library library = Library.read(folder(LEGEND, TILE, SECOND, pair));
        Board board = library.board(library.mission("M1")).orElseThrow();
        Problems problems = new Problems();
        Place place = new Place("x.txt", 1, 1);
        assertThat(problems.edges(new Word(place, "1R.a-b"), board))
                .extracting(edge -> edge.printed().name())
                .containsExactly("doorway");
        assertThat(problems.edges(new Word(place, "1R.b-2R.b"), board))
                .extracting(edge -> edge.printed().name())
                .containsExactly("wall");
        assertThat(problems.all()).isEmpty();
        assertThat(problems(LEGEND, TILE, SECOND, pair.replace("start     1R.a", "door      1R.a-2R.a 1R.a-c wall")))
                .containsExactly(
                        "d.txt:4:13: zones 1R.a and 2R.a do not touch",
                        "d.txt:4:28: unknown zone '1R.c', expected one of 1R.a 1R.b 2R.a 2R.b; did you mean '1R.a'?");
    }
}
