package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.darkest.table.Table;
import redoubt.kernel.MissionCard;
import redoubt.testkit.Witnesses;

/** The kept games that prove that every house can be won with the standard settings in Dark mode, and the first one in the others. */
class WitnessTest {
    private static final Witnesses<Table> WITNESSES = new Witnesses<>(Mansion.GAME);

    @Test
    void everyHouseHasBeenWon() {
        assertThat(WITNESSES.missions())
                .isEqualTo(Mansion.GAME.missions().stream().map(MissionCard::id).toList());
    }

    static List<String> missions() {
        return WITNESSES.missions();
    }

    @ParameterizedTest
    @MethodSource("missions")
    @ValueSource(strings = {"DD-A-darker", "DD-A-darkest"})
    void aKeptGameIsStillWon(String game) {
        assertThat(WITNESSES.game(game).state().isWon()).isTrue();
    }
}
