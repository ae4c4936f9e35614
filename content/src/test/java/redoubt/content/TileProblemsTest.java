package redoubt.content;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.content.Texts.LEGEND;
import static redoubt.content.Texts.TILE;
import static redoubt.content.Texts.problems;

import org.junit.jupiter.api.Test;

class TileProblemsTest {
    private static final String BARS = """
            tile 2R "Bars"
              span     100
              street   s1[0,0,100,30]
              room     A[0,30,60,100] B[60,30,100,100]
              dark     B
              doorway  A-B A-s1@20,30 A>W
            """;

    @Test
    void soundFilesHaveNoProblems() {
        assertThat(problems(LEGEND, TILE, BARS)).isEmpty();
    }

    @Test
    void anUnknownMarkIsNamed() {
        assertThat(problems(LEGEND, TILE.replace("~ a : b |", "~ a ? b |")))
                .containsExactly("b.txt:3:7: expected one of ~ : | but found '?'");
        assertThat(problems(LEGEND, TILE.replace("+ ~ +---+\n  ~", "+ ~ +-?-+\n  ~")))
                .containsExactly("b.txt:2:8: expected one of ' ~ ' ' : ' '---' but found '-?-'");
        assertThat(problems(LEGEND, TILE.replace("+ ~ +---+\n  ~", "+ ~ #---+\n  ~")))
                .containsExactly("b.txt:2:7: expected + but found '#'");
    }

    @Test
    void aLineOfTheWrongLengthIsNamed() {
        assertThat(problems(LEGEND, TILE.replace("~ a : b |", "~ a : b  |")))
                .containsExactly("b.txt:3:12: expected 9 characters but found 10");
    }

    @Test
    void aCellNeedsALetter() {
        assertThat(problems(LEGEND, TILE.replace("~ a : b |", "~ a : * |").replace("b\n", "a\n")))
                .contains("b.txt:3:8: expected a zone letter between blanks but found ' * '");
    }

    @Test
    void aMarkMustBeLegalForItsZones() {
        assertThat(problems(LEGEND, TILE.replace("~ a : b |", "| a : b |")))
                .containsExactly("b.txt:3:3: street a on the tile edge may have open but not wall");
        assertThat(problems(LEGEND, TILE.replace("~ a : b |", "~ a ~ b |")))
                .contains("b.txt:3:7: between street a and room b there may be wall or doorway but not open");
        assertThat(problems(LEGEND, TILE.replace("~ a : b |", "~ a   b |")))
                .contains("b.txt:3:7: between street a and room b there may be wall or doorway but not a blank");
    }

    @Test
    void lettersFollowReadingOrder() {
        String swapped = TILE.replace("~ a : b |", "~ b : a |")
                .replace("street    a", "street    b")
                .replace("room      b", "room      a")
                .replace("buildings b", "buildings a");
        assertThat(problems(LEGEND, swapped))
                .containsExactly("b.txt:3:5: expected letter a here, in reading order, but found b");
    }

    @Test
    void aZoneIsARectangle() {
        String bent = """
                tile 3R
                  + ~ + ~ +
                  ~ a   a ~
                  +   + ~ +
                  ~ a ~ b ~
                  + ~ + ~ +
                  street a b
                """;
        assertThat(problems(LEGEND, bent)).containsExactly("b.txt:3:5: the cells of zone a do not form a rectangle");
    }

    @Test
    void everyZoneHasOneKind() {
        assertThat(problems(LEGEND, TILE.replace("  room      b\n", "")))
                .containsExactly("b.txt:1:6: zone b has no kind, expected it after one of street room");
        assertThat(problems(LEGEND, TILE.replace("room      b", "room      a b")))
                .containsExactly("b.txt:6:13: zone a is street already");
        assertThat(problems(LEGEND, TILE.replace("room      b", "room      b c")))
                .containsExactly("b.txt:6:15: unknown zone 'c', expected one of a b");
    }

    @Test
    void anUnknownLineIsAnsweredWithTheNearestOne() {
        assertThat(problems(LEGEND, TILE.replace("objective b", "objectiv b")))
                .containsExactly(
                        "b.txt:8:3: unknown line 'objectiv', expected one of street room dark objective buildings"
                                + " call widths heights; did you mean 'objective'?");
    }

    @Test
    void buildingsAgreeWithTheDoorways() {
        assertThat(problems(LEGEND, TILE.replace("buildings b", "buildings a-b")))
                .containsExactly("b.txt:7:13: expected buildings b, as the doorways join them, but found a-b");
    }

    @Test
    void rectanglesAreCheckedToo() {
        assertThat(problems(LEGEND, BARS.replace("A[0,30,60,100]", "A[0,30,50,100]")))
                .containsExactly("b.txt:1:6: no zone fills the tile at 50,30");
        assertThat(problems(LEGEND, BARS.replace("A[0,30,60,100]", "A[0,30,60]")))
                .contains("b.txt:4:12: expected zone[left,top,right,bottom] but found 'A[0,30,60]'");
        assertThat(problems(LEGEND, BARS.replace("A-s1@20,30", "A-s1@20,40")))
                .containsExactly("b.txt:6:16: the point 20,40 does not lie on the border between A and s1");
        assertThat(problems(LEGEND, BARS.replace("A>W", "A>E")))
                .containsExactly("b.txt:6:27: zone A does not touch side E of the tile");
        assertThat(problems(LEGEND, BARS.replace("A>W", "A>Q")))
                .containsExactly("b.txt:6:27: expected zone-zone, zone-zone@x,y or zone>side but found 'A>Q'");
        assertThat(problems(LEGEND, BARS.replace("A>W", "C>W")))
                .containsExactly("b.txt:6:27: no zone C on this tile; known: s1 A B");
        assertThat(problems(LEGEND, BARS.replace("dark     B", "dark     C")))
                .containsExactly("b.txt:5:12: unknown zone 'C', expected one of s1 A B");
    }
}
