package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.darkest.table.Table;
import redoubt.testkit.Witnesses;

/** The kept games that prove that houses can be won with the standard settings in Dark mode. */
class WitnessTest {
    @Test
    void theseHousesHaveBeenWon() {
        Witnesses<Table> witnesses = new Witnesses<>(Mansion.GAME);
        assertThat(witnesses.missions())
                .containsExactly("DD-A", "DD-B", "DD-C", "DD-D")
                .allMatch(house -> witnesses.game(house).state().isWon());
    }
}
