package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import redoubt.server.http.BrowserSocket.Sent;
import redoubt.server.http.Hall.Seated;
import redoubt.server.protocol.ClientMessage.Choose;
import redoubt.server.protocol.ClientMessage.Hello;
import redoubt.server.wire.Wire;

class SharedDeflateTest {
    /** What Chromium asks for. */
    private static final String OFFER = "permessage-deflate; client_max_window_bits";

    private static void greet(BrowserSocket socket, Seated at, String token) {
        socket.say(Wire.write(new Hello(1, 1, at.table(), token, 0)), !socket.agreed.isEmpty());
    }

    @Test
    void whoAsksForItIsSentCompressedMessagesAndOthersPlainOnes() {
        try (Hall hall = new Hall();
                BrowserSocket ada = new BrowserSocket(hall.server.port(), OFFER);
                BrowserSocket ben = new BrowserSocket(hall.server.port(), OFFER);
                BrowserSocket plain = new BrowserSocket(hall.server.port(), "")) {
            assertThat(ada.agreed)
                    .contains("permessage-deflate")
                    .contains("server_no_context_takeover")
                    .contains("client_no_context_takeover");
            assertThat(plain.agreed).isEmpty();
            Seated at = hall.open("TY-M02", "me", "me");
            greet(ada, at, at.token());
            ada.next("Welcome");
            greet(ben, at, at.watch());
            greet(plain, at, at.watch());
            ben.next("Welcome");
            assertThat(plain.next("Welcome").isDeflated()).isFalse();
            for (int step = 0; step < 12; step++) {
                Map<?, ?> question = (Map<?, ?>)
                        hall.read(at.path("/options"), at.token()).json().get("question");
                Map<?, ?> option = (Map<?, ?>) ((List<?>) question.get("options")).getFirst();
                Long seat = (Long) ((List<?>) question.get("seats")).getFirst();
                ada.say(Wire.write(new Choose(2, step, seat.intValue(), (String) option.get("key"))), true);
                String told = ada.next("Moved").text();
                assertThat(ben.next("Moved").text()).isEqualTo(told);
                Sent plainly = plain.next("Moved");
                assertThat(plainly.isDeflated()).isFalse();
                assertThat(plainly.text()).isEqualTo(told);
            }
            try (BrowserSocket late = new BrowserSocket(hall.server.port(), OFFER);
                    BrowserSocket plainlyLate = new BrowserSocket(hall.server.port(), "")) {
                greet(late, at, at.watch());
                greet(plainlyLate, at, at.watch());
                Sent welcome = late.next("Welcome");
                assertThat(welcome.isDeflated()).isTrue();
                assertThat(welcome.payload().length).isLessThan(welcome.text().length() / 2);
                assertThat(plainlyLate.next("Welcome").isDeflated()).isFalse();
            }
        }
    }

    @Test
    void otherTermsAreMetToo() {
        try (Hall hall = new Hall()) {
            Seated at = hall.open("TY-M02", "me", "me");
            for (String offer : List.of(
                    "permessage-deflate",
                    "permessage-deflate; server_no_context_takeover; client_no_context_takeover",
                    "permessage-deflate; server_max_window_bits=10, permessage-deflate")) {
                try (BrowserSocket socket = new BrowserSocket(hall.server.port(), offer)) {
                    greet(socket, at, at.watch());
                    assertThat(socket.next("Welcome").text()).contains("\"version\":1");
                }
            }
        }
    }
}
