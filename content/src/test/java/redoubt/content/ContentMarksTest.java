package redoubt.content;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.content.Texts.folder;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The fingerprint of content changes with every value that is played with, and with nothing else. */
class ContentMarksTest {
    private static final String OWN = """
            # The weapons.
            equipment | copies | dice | source
            Dagger    |      2 |    1 | house
            Short bow |      1 |    2 | rulebook

            mission M1 "The yard"
              goal  Escape
            mission M2 "The road"
              goal  Survive
            """;

    private static String mark(String mission, String... users) {
        return ContentMarks.of(
                        folder(OWN), List.of(users).stream().map(Texts::folder).toList())
                .of(mission);
    }

    private static String changed(String from, String to) {
        assertThat(OWN).contains(from);
        return ContentMarks.of(folder(OWN.replace(from, to)), List.of()).of("M1");
    }

    @Test
    void everyValueCounts() {
        String mark = mark("M1");
        assertThat(mark).matches("[0-9a-f]{16}");
        assertThat(changed("     2 |    1", "     2 |    3")).isNotEqualTo(mark);
        assertThat(changed("| copies |", "| number |")).isNotEqualTo(mark);
        assertThat(changed("goal  Escape", "goal  Hide")).isNotEqualTo(mark);
        assertThat(changed("Short bow", "Long bow")).isNotEqualTo(mark);
    }

    @Test
    void remarksAndSourcesAndOtherMissionsDoNot() {
        String mark = mark("M1");
        assertThat(changed("# The weapons.", "# Weapons, and more remarks.")).isEqualTo(mark);
        assertThat(changed("| house", "| rulebook")).isEqualTo(mark);
        assertThat(changed("Survive", "Hide")).isEqualTo(mark);
        assertThat(changed("mission M2 \"The road\"\n  goal  Survive\n", "")).isEqualTo(mark);
        assertThat(mark("M2")).isNotEqualTo(mark);
    }

    @Test
    void whatBotsHaveLearntDoesNot() {
        String mark = mark("M1");
        assertThat(mark("M1", "chance | base\nany | 1\n")).isEqualTo(mark);
        assertThat(mark("M1", "certificate | won\nM1 | 1\n")).isEqualTo(mark);
        assertThat(mark("M1", "armour | won\nM1 | 1\n")).isNotEqualTo(mark);
    }

    @Test
    void theContentOfAUserCountsItemByItem() {
        String mark = mark("M1");
        String dagger = "equipment | copies | dice | source\nDagger | 2 | 3 | house\n";
        assertThat(mark("M1", dagger)).isNotEqualTo(mark);
        assertThat(mark("M1", dagger.replace("3", "1")))
                .as("the same value once more")
                .isEqualTo(mark);
        assertThat(mark("M1", "mission M3 \"Mine\"\n  goal  Escape\n")).isEqualTo(mark);
        assertThat(mark("M1", "mission M1 \"Mine\"\n  goal  Hide\n")).isNotEqualTo(mark);
    }
}
