package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.server.protocol.Calls.CertificateLine;
import redoubt.server.protocol.Calls.MissionLine;
import redoubt.toy.ToyGame;

/** What the list of games says about missions. */
class ShelfTest {
    private static List<MissionLine> missions(Tables tables) {
        return tables.games().getFirst().missions();
    }

    @Test
    void aMeasuredMissionSaysHowOftenABotWon() {
        Tables tables = Room.opened(new PonderingGame(() -> false), new MemoryStore());
        CertificateLine certificate = missions(tables).getFirst().certificate().orElseThrow();
        assertThat(certificate.bot()).isEqualTo("quick");
        assertThat(certificate.won()).isEqualTo(3);
        assertThat(certificate.games()).isEqualTo(4);
        assertThat(certificate.low()).isCloseTo(0.30, within(0.01));
        assertThat(certificate.high()).isCloseTo(0.95, within(0.01));
        assertThat(certificate.isOld()).isFalse();
        assertThat(tables.sheet("pondering").missions()).isEqualTo(missions(tables));
    }

    @Test
    void aCertificateOfOtherContentIsOld() {
        Tables tables = Room.opened(new PonderingGame(() -> false), new MemoryStore());
        assertThat(missions(tables).getLast().certificate().orElseThrow().isOld())
                .isTrue();
    }

    @Test
    void aMissionThatNobodyMeasuredSaysNothing() {
        Tables tables = Room.opened(new ToyGame(), new MemoryStore());
        assertThat(missions(tables))
                .isNotEmpty()
                .allMatch(mission -> mission.certificate().isEmpty());
    }
}
