package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import redoubt.server.http.Hall.Seated;

/** Connections on which nobody asks anything, or takes for ever to ask it, keep nobody out. */
@Timeout(60)
class DoorwayTest {
    private static final Duration LONGEST = Duration.ofMillis(800);
    private static final String CALL = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n";

    private static Socket connect(Hall hall) throws IOException {
        Socket socket = new Socket("127.0.0.1", hall.server.port());
        socket.setSoTimeout(20_000);
        return socket;
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }

    /** Whether the other side has closed it by now or does so soon. */
    private static boolean isClosed(Socket socket) {
        try {
            return socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException stillOpen) {
            return false;
        } catch (IOException closed) {
            return true;
        }
    }

    @Test
    void anAddressHoldsOnlySoManyConnections() throws Exception {
        try (Hall hall = new Hall(Hall.PATIENT.withConnections(2, 4))) {
            List<Socket> idle = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                idle.add(connect(hall));
                send(idle.getLast(), "GET /api/games HTTP/1.1\r\nHost: local");
            }
            Thread.sleep(200);
            try (Socket more = connect(hall)) {
                assertThat(isClosed(more)).as("one more than four").isTrue();
            }
            send(idle.getFirst(), "host\r\n\r\n");
            assertThat(idle.getFirst().getInputStream().read())
                    .as("the others are served")
                    .isEqualTo('H');
            idle.get(1).close();
            Thread.sleep(200);
            try (Socket again = connect(hall)) {
                send(again, CALL);
                assertThat(again.getInputStream().read())
                        .as("there is room again")
                        .isEqualTo('H');
            }
            for (Socket each : idle) {
                each.close();
            }
        }
    }

    @Test
    void aRequestThatArrivesByteByByteIsCutOff() throws Exception {
        try (Hall hall = new Hall(Hall.PATIENT.withRequest(LONGEST));
                Socket slow = connect(hall)) {
            long begun = System.nanoTime();
            int sent = 0;
            try {
                while (sent < 200) {
                    send(slow, sent == 0 ? "GET /api/games HTTP/1.1\r\nX-Slow: " : "x");
                    sent++;
                    Thread.sleep(100);
                }
            } catch (SocketException cut) {
                assertThat(cut).isNotNull();
            }
            assertThat(sent)
                    .as("a byte every 100 ms, each in time, all together too late")
                    .isBetween(4, 100);
            assertThat(isClosed(slow)).isTrue();
            assertThat(System.nanoTime() - begun).isGreaterThan(LONGEST.toNanos());
            assertThat(hall.read("/metrics", "").body()).contains("redoubt_turned_away_total 1\n");
        }
    }

    @Test
    void aConnectionThatAsksNowAndThenStaysAndSoDoesASilentSocket() throws Exception {
        try (Hall hall = new Hall(Hall.PATIENT.withRequest(LONGEST))) {
            Seated at = hall.open("TY-M01", "me");
            Guest guest = hall.guest();
            guest.greet(at, at.token(), 0);
            Socket busy = connect(hall);
            byte[] answer = new byte[100_000];
            for (int i = 0; i < 8; i++) {
                send(busy, CALL);
                assertThat(busy.getInputStream().read(answer)).isPositive();
                Thread.sleep(300);
            }
            assertThat(hall.read("/metrics", "").body()).contains("redoubt_sockets 1\n");
            busy.close();
            guest.close();
        }
    }

    @Test
    void behindAProxyTheProxyCounts() throws Exception {
        try (Hall hall = new Hall(Hall.PATIENT.withConnections(2, 2), 0, true)) {
            List<Socket> many = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                many.add(connect(hall));
            }
            send(many.getLast(), CALL);
            assertThat(many.getLast().getInputStream().read()).isEqualTo('H');
            for (Socket each : many) {
                each.close();
            }
        }
    }
}
