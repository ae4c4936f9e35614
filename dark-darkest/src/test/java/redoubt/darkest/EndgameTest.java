package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.darkest.showdown.BeginShowdown;
import redoubt.darkest.table.Table;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;

/**
 * Random play hardly ever reaches the Laboratory, so these games begin there: the Showdown and the escape keep all pieces, hide what
 * is hidden and come to an end.
 */
class EndgameTest {
    private static final int MOST_DECISIONS = 5_000;

    @ParameterizedTest
    @CsvSource({
        "DD-A, 4, ''",
        "DD-B, 2, zombies",
        "DD-C, 5, helicopter",
        "DD-R5, 3, radioactive",
        "DD-R2, 4, radioactive zombies victims helicopter"
    })
    void everyShowdownEnds(String house, int survivors, String expansions) {
        List<String> ends = new ArrayList<>();
        for (long seed = 0; seed < 12; seed++) {
            Mansion mansion = begun(house, survivors, expansions, seed);
            if (seed % 2 == 1) {
                // A Nemesis that one hit defeats, among the survivors.
                mansion.nemesis("Rachel Mortimer", "E1.a", 0, 0, 0, 0, 1);
            }
            play(mansion, seed);
            ends.add(mansion.state().status().toString());
        }
        assertThat(ends.stream().distinct().count())
                .as("they end in several ways")
                .isGreaterThan(1);
    }

    private static Mansion begun(String house, int survivors, String expansions, long seed) {
        String[] team = List.of("Bruce", "Nina", "Jack", "Bunny", "Chuck")
                .subList(0, survivors)
                .toArray(String[]::new);
        SetUp setUp = Mansion.house(house)
                .with("expansions", expansions.isEmpty() ? new String[0] : expansions.split(" "))
                .with("special-zombies", "disco-doll", "guts", "chunk", "tuff-guy")
                .with("kickstarter", "yes");
        return Mansion.with(setUp, team)
                .at("Bruce", "C4.a")
                .code("")
                .token("O04.a", 3)
                .zombies("O03.a", 2)
                .luck(Luck.seeded(seed))
                .run(new BeginShowdown());
    }

    private static void play(Mansion mansion, long seed) {
        SplitMix random = new SplitMix(seed);
        SortedMap<String, Integer> pieces = Pieces.of(mansion.table());
        int decisions = 0;
        while (!mansion.isOver()) {
            Table before = mansion.table();
            List<String> offered = mansion.offered();
            mansion.choose(offered.get(random.below(offered.size())));
            assertThat(Pieces.of(mansion.table())).isEqualTo(pieces);
            Pieces.onlyFewer(before, mansion.table());
            hides(mansion.state(), decisions);
            assertThat(++decisions).isLessThan(MOST_DECISIONS);
        }
    }

    /** Whatever lies face down may lie otherwise, and the view is the same. */
    private static void hides(State<Table> state, long seed) {
        if (!state.isOver()) {
            State<Table> imagined = Mansion.GAME.imagine(state, Luck.seeded(seed));
            assertThat(Mansion.GAME.view(imagined)).isEqualTo(Mansion.GAME.view(state));
        }
    }
}
