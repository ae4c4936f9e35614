package redoubt.darkest;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.kernel.Real;
import redoubt.kernel.SetUp;

/** The laws of the kernel, and the conservation of pieces, over random play of houses, modes and expansions. */
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
                    .telling(seed == 3 ? Real.DICE_AND_CARDS : Real.NOTHING)
                    .endingWithin(20_000)
                    .lookingAtOneIn(25)
                    .conserving(Pieces::of)
                    .balancing((before, _, after) -> Pieces.onlyFewer(before, after))
                    .hold(seed);
        }
    }
}
