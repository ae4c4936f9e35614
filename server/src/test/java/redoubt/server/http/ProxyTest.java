package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.server.http.Limits.Rate;

/** A table behind a proxy, which names the caller in a header. */
class ProxyTest {
    private static final Limits ONE_CALL = Limits.USUAL.withRates(new Rate(50, 50), new Rate(1, 0));
    private static final int ANSWERED = 200;
    private static final int TOO_MANY = 429;

    private static Hall behindProxy(Limits limits) {
        return new Hall(limits, 0, true);
    }

    private static int status(Hall hall, String... forwarded) {
        var request = hall.request("/api/games", "");
        for (String each : forwarded) {
            request.header("X-Forwarded-For", each);
        }
        return hall.send(request.GET().build()).status();
    }

    @Test
    void everyCallerOfAProxyHasALimitOfItsOwn() {
        try (Hall hall = behindProxy(ONE_CALL)) {
            assertThat(status(hall, "203.0.113.1")).isEqualTo(ANSWERED);
            assertThat(status(hall, "203.0.113.1")).isEqualTo(TOO_MANY);
            assertThat(status(hall, "203.0.113.2")).isEqualTo(ANSWERED);
            assertThat(status(hall, "2001:db8::1")).isEqualTo(ANSWERED);
            assertThat(status(hall, "2001:DB8:0::1"))
                    .as("the same, written otherwise")
                    .isEqualTo(TOO_MANY);
            assertThat(status(hall, "2001:db8::ffff:1"))
                    .as("another one of the same network")
                    .isEqualTo(TOO_MANY);
            assertThat(status(hall, "2001:db8:0:1::1")).isEqualTo(ANSWERED);
            assertThat(status(hall, "::ffff:203.0.113.1"))
                    .as("the first caller again")
                    .isEqualTo(TOO_MANY);
        }
    }

    @Test
    void whatTheCallerClaimsBeforeTheProxysWordIsPassedOver() {
        try (Hall hall = behindProxy(ONE_CALL)) {
            assertThat(status(hall, "198.51.100.1, 203.0.113.1")).isEqualTo(ANSWERED);
            assertThat(status(hall, "198.51.100.2,203.0.113.1")).isEqualTo(TOO_MANY);
            assertThat(status(hall, "198.51.100.3", "203.0.113.1")).isEqualTo(TOO_MANY);
            assertThat(status(hall, "203.0.113.1", "198.51.100.3")).isEqualTo(ANSWERED);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"unknown", "", "example.org", "203.0.113.1,", "203.0.113.999"})
    void aHeaderWithoutAnAddressLeavesTheOtherEndOfTheConnection(String header) {
        try (Hall hall = behindProxy(ONE_CALL)) {
            assertThat(status(hall)).isEqualTo(ANSWERED);
            assertThat(status(hall, header)).isEqualTo(TOO_MANY);
        }
    }

    @Test
    void withoutAProxyTheHeaderIsNobodysWord() {
        try (Hall hall = new Hall(ONE_CALL)) {
            assertThat(status(hall, "203.0.113.1")).isEqualTo(ANSWERED);
            assertThat(status(hall, "203.0.113.2")).isEqualTo(TOO_MANY);
        }
    }

    @Test
    void socketsAreCountedByCallerToo() {
        try (Hall hall = behindProxy(Hall.PATIENT.withSockets(1));
                Guest first = hall.guestWith("X-Forwarded-For", "203.0.113.1")) {
            Hall.Seated at = hall.open("TY-M02", "me");
            // Whoever was greeted is counted; two who come at once may be counted in either order.
            first.greet(at, at.token(), 0);
            try (Guest second = hall.guestWith("X-Forwarded-For", "203.0.113.1");
                    Guest other = hall.guestWith("X-Forwarded-For", "203.0.113.2")) {
                assertThat(second.closeCode()).isEqualTo(Connection.TRY_AGAIN);
                other.greet(at, at.token(), 0);
            }
        }
    }

    @Test
    void withoutAProxySocketsAreCountedByTheirOtherEnd() {
        try (Hall hall = new Hall(Hall.PATIENT.withSockets(1));
                Guest first = hall.guestWith("X-Forwarded-For", "203.0.113.1")) {
            Hall.Seated at = hall.open("TY-M02", "me");
            first.greet(at, at.token(), 0);
            try (Guest second = hall.guestWith("X-Forwarded-For", "203.0.113.2")) {
                assertThat(second.closeCode()).isEqualTo(Connection.TRY_AGAIN);
            }
        }
    }
}
