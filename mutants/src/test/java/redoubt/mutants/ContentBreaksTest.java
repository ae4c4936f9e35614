package redoubt.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is broken in a content file, and what is left alone. */
class ContentBreaksTest {
    private static List<String> changes(String... lines) {
        return ContentBreaks.of("f.txt", List.of(lines)).stream()
                .map(broken -> broken.broken().place() + ": " + broken.broken().change())
                .toList();
    }

    @Test
    void numbersOnACardAreOneHigher() {
        assertThat(changes(
                        "equipment | copies | range | accuracy | noisy | traits     | source",
                        "Bow 2     | 3      | 0-1   | 4+       | no    | Food: 3 AP | house 7"))
                .containsExactly(
                        "Bow 2, copies: 3 becomes 4",
                        "Bow 2, range: 0 becomes 1",
                        "Bow 2, range: 1 becomes 2",
                        "Bow 2, accuracy: 4 becomes 5",
                        "Bow 2, noisy: no becomes yes",
                        "Bow 2, traits: 3 becomes 4");
    }

    @Test
    void aListIsOneItemShorter() {
        assertThat(changes("skill | of                  | rule", "Blow  | Melee, Magic, Bare  | X-1"))
                .containsExactly("Blow, of: Magic is left out", "Blow, of: Bare is left out");
        assertThat(changes("mission X-M01 \"Two, three\"", "  goal   TakeAll, HoldFour", "  rules  Hidden"))
                .containsExactly("mission X-M01, goal: HoldFour is left out");
    }

    @Test
    void theNumberInASkillsNameIsNoNumber() {
        assertThat(changes("survivor | blue", "Ana      | +1 Action")).isEmpty();
    }

    @Test
    void aMissionLosesTheLastOfSeveralPlaces() {
        assertThat(changes(
                        "mission X-M01 \"Wall\"",
                        "  start     28R.h",
                        "  guards    4 28R.e",
                        "  objective red 31R.d 32R.c",
                        "  source    house"))
                .containsExactly("mission X-M01, guards: 4 becomes 5", "mission X-M01, objective: 32R.c is left out");
    }

    @Test
    void doorwaysAndWallsChangePlaces() {
        List<String> tile = List.of("tile 1R \"Yard\"", "  +---+ : +", "  | a : b ~", "  street  a b");
        List<ContentBreak> breaks = ContentBreaks.of("f.txt", tile);
        assertThat(breaks.stream()
                        .map(broken -> broken.applied(tile).get(broken.broken().line() - 1)))
                .containsExactly("  +---+---+", "  + : + : +", "  | a | b ~", "  : a : b ~");
    }

    @Test
    void commentsAndLegendsStay() {
        assertThat(changes("# 72 cards", "legend x", "  border wall 4", "", "a | b", "c | d"))
                .isEmpty();
    }

    @Test
    void theSameChangeTwiceOnALineIsTwoBreaks() {
        assertThat(changes("card | blue", "C    | 1-1"))
                .containsExactly("C, blue: 1 becomes 2", "C, blue: 1 becomes 2 (2)");
    }
}
