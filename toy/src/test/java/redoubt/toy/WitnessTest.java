package redoubt.toy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.kernel.MissionCard;
import redoubt.testkit.Witnesses;

/** The kept games that prove that missions can be won. */
class WitnessTest {
    @Test
    void everyMissionHasBeenWon() {
        Witnesses<Gate> witnesses = new Witnesses<>(new ToyGame());
        assertThat(witnesses.missions())
                .isEqualTo(
                        new ToyGame().missions().stream().map(MissionCard::id).toList())
                .allMatch(mission -> witnesses.game(mission).state().isWon());
    }
}
