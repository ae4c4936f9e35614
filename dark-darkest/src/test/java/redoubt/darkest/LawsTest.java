package redoubt.darkest;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.Chip;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.SetUp;

/** The laws of the kernel, and the conservation of cards and chips, over random play of every house. */
class LawsTest {
    private static final DarkestGame GAME = DarkestGame.of(List.of());
    private static final String[] TEAM = {
        "Bruce Romero", "Nina Argento", "Bunny Van Camp", "Lucy Chang", "Chuck Lee", "Leo Friedkin", "Jack Fulci"
    };

    @ParameterizedTest
    @CsvSource({
        "DD-A, 4, 2, dark, standard, no, ''",
        "DD-B, 3, 3, darker, hard, yes, ''",
        "DD-C, 2, 1, darkest, easy, no, ''",
        "DD-D, 5, 5, dark, standard, yes, ''",
        "DD-R3, 4, 4, dark, easy, yes, radioactive",
        "DD-R5, 2, 2, darkest, standard, no, radioactive",
        "DD-A, 3, 3, darker, standard, no, zombies",
        "DD-C, 5, 2, dark, easy, yes, victims",
        "DD-B, 4, 4, dark, easy, no, helicopter",
        "DD-X, 4, 3, dark, standard, yes, ''",
        "DD-X, 2, 2, darker, standard, no, radioactive zombies victims helicopter",
        "DD-R, 5, 5, darkest, easy, no, zombies victims",
        "DD-R1, 3, 1, darker, hard, yes, radioactive zombies victims helicopter"
    })
    void theLawsHold(
            String house, int survivors, int seats, String mode, String preset, String advanced, String expansions) {
        for (long seed = 0; seed < 4; seed++) {
            String[] team = new String[survivors];
            for (int i = 0; i < survivors; i++) {
                team[i] = TEAM[(int) (seed + i) % TEAM.length];
            }
            SetUp setUp = SetUp.of(DarkestGame.ID, house)
                    .withSeats(seats)
                    .with("survivors", team)
                    .with("mode", mode)
                    .with("preset", preset)
                    .with("advanced", advanced)
                    .with("kickstarter", advanced)
                    .with("special-zombies", "disco-doll", "guts", "chunk", "tuff-guy")
                    .with("expansions", expansions.isEmpty() ? new String[0] : expansions.split(" "));
            DarkestText.laws(GAME, setUp, seed)
                    .endingWithin(20_000)
                    .lookingAtOneIn(25)
                    .conserving(LawsTest::pieces)
                    .hold(seed);
        }
    }

    /** Every card and chip is in exactly one place; a starting card nobody holds is in the box. */
    private static SortedMap<String, Integer> pieces(Table table) {
        TreeMap<String, Integer> pieces = new TreeMap<>();
        for (Card card : table.print().cards()) {
            int places = Collections.frequency(table.stock().deck().list(), card.index())
                    + Collections.frequency(table.stock().found(), card.index())
                    + Collections.frequency(table.stock().gone(), card.index());
            for (Survivor survivor : table.survivors()) {
                places += (int) survivor.pack().items().stream()
                        .map(Item::card)
                        .filter(card::equals)
                        .count();
            }
            pieces.put("card " + card.index(), card.isStarting() ? Math.max(1, places) : places);
        }
        for (Chip chip : table.print().chips()) {
            int places = Collections.frequency(table.security().inserted(), chip)
                    + Collections.frequency(table.security().unused(), chip)
                    + Collections.frequency(table.security().gone(), chip)
                    + (int) table.security().doors().stream()
                            .map(DoorChip::chip)
                            .filter(chip::equals)
                            .count();
            for (Survivor survivor : table.survivors()) {
                places += Collections.frequency(survivor.pack().chips(), chip);
            }
            pieces.put("chip " + chip.name(), places);
        }
        return pieces;
    }
}
