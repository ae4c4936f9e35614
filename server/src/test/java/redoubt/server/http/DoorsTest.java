package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.server.protocol.Calls.Reach;

class DoorsTest {
    private static Reach of(String host, String... origins) {
        return Doors.of(new ServerSettings(host, 8765, List.of(origins), false, Limits.USUAL));
    }

    @Test
    void aServerForItsOwnMachineIsFoundByNobodyElse() {
        for (String host : List.of("127.0.0.1", "localhost", "::1")) {
            assertThat(of(host)).as(host).isEqualTo(new Reach(List.of(), List.of()));
        }
    }

    @Test
    void aServerIsFoundWhereItListens() {
        assertThat(of("192.168.1.20")).isEqualTo(new Reach(List.of(), List.of("192.168.1.20")));
    }

    /** On a machine without any network there is nothing to tell. */
    @Test
    void aServerForEverybodyIsFoundUnderAnAddressThatIsNotTheMachinesNameForItself() {
        assertThat(of("0.0.0.0").hosts())
                .hasSizeLessThan(2)
                .allSatisfy(host -> assertThat(host)
                        .matches("[0-9.]+")
                        .doesNotStartWith("127.")
                        .isNotEqualTo("0.0.0.0"));
    }

    @Test
    void whatItWasToldComesBeforeWhatItFindsOut() {
        assertThat(of("0.0.0.0", "https://table.example.org"))
                .isEqualTo(new Reach(List.of("https://table.example.org"), List.of()));
    }
}
