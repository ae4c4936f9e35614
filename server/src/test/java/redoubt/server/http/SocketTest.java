package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import redoubt.server.http.Hall.Seated;
import redoubt.server.http.Limits.Rate;
import redoubt.server.protocol.ClientMessage.Hello;
import redoubt.server.protocol.ClientMessage.Undo;

class SocketTest {
    private static String firstKey(Map<?, ?> situation) {
        Map<?, ?> question = (Map<?, ?>) situation.get("question");
        return (String) ((Map<?, ?>) ((List<?>) question.get("options")).getFirst()).get("key");
    }

    private static int firstSeat(Map<?, ?> situation) {
        Map<?, ?> question = (Map<?, ?>) situation.get("question");
        return ((Long) ((List<?>) question.get("seats")).getFirst()).intValue();
    }

    private static Map<?, ?> situation(Map<?, ?> welcome) {
        return (Map<?, ?>) ((Map<?, ?>) welcome.get("moment")).get("situation");
    }

    @Test
    void everybodyIsToldOfAChoice() {
        try (Hall hall = new Hall();
                Guest ada = hall.guest();
                Guest watching = hall.guestFrom("https://table.example.org")) {
            Seated at = hall.open("TY-M02", "me", "me");
            Map<?, ?> welcome = ada.greet(at, at.token(), 0);
            Map<?, ?> you = (Map<?, ?>) watching.greet(at, at.watch(), 0).get("you");
            assertThat(you.get("seats")).isEqualTo(List.of());
            assertThat(you.containsKey("invite")).isFalse();

            ada.choose(0, 1, firstKey(situation(welcome)));

            Map<?, ?> moved = ada.next("Moved");
            assertThat(watching.next("Moved")).isEqualTo(moved);
            assertThat(((Map<?, ?>) moved.get("situation")).get("step")).isEqualTo(1L);
            assertThat(hall.store.entries(at.table())).hasSize(1);
        }
    }

    @Test
    void aBotIsLetActOverTheSocket() {
        try (Hall hall = new Hall();
                Guest ada = hall.guest()) {
            Seated at = hall.open("TY-M03", "me", "bot");
            ada.greet(at, at.token(), 0);
            ada.say("{\"is\":\"LetBotAct\",\"id\":7,\"step\":0,\"seat\":2}");
            assertThat(((Map<?, ?>) ada.next("Moved").get("happening")).get("seat"))
                    .isEqualTo(2L);
            ada.say("{\"is\":\"LetBotAct\",\"id\":8,\"step\":1,\"seat\":1}");
            assertThat(ada.reason()).isEqualTo("no bot plays for seat 1");
        }
    }

    @Test
    void whoComesBackIsToldWhatWasMissed() {
        try (Hall hall = new Hall()) {
            Seated at = hall.open("TY-M02", "me", "me");
            Map<?, ?> now = playThree(hall, at);
            try (Guest again = hall.guest()) {
                Map<?, ?> welcome = again.greet(at, at.token(), 1);
                assertThat(situation(welcome)).isEqualTo(now);
                List<Object> missed = new ArrayList<>();
                ((List<?>) welcome.get("missed")).forEach(each -> missed.add(((Map<?, ?>) each).get("step")));
                assertThat(missed).contains(2L, 3L);
            }
        }
    }

    private static Map<?, ?> playThree(Hall hall, Seated at) {
        try (Guest ada = hall.guest()) {
            Map<?, ?> now = situation(ada.greet(at, at.token(), 0));
            Map<Object, Object> whole = new LinkedHashMap<>(now);
            for (int step = 0; step < 3; step++) {
                ada.choose(step, firstSeat(now), firstKey(now));
                now = (Map<?, ?>) ada.next("Moved").get("situation");
                assertThat(now.containsKey("extras"))
                        .as("what has not changed is told again")
                        .isFalse();
                whole.putAll(now);
            }
            return whole;
        }
    }

    @Test
    void whatIsNotAllowedIsRefusedWithAReason() {
        try (Hall hall = new Hall();
                Guest guest = hall.guest()) {
            Seated at = hall.open("TY-M02", "me", "open");
            guest.choose(0, 1, "pass");
            assertThat(guest.reason()).isEqualTo("say hello first");
            guest.say(new Hello(5, 1, "none", at.token(), 0));
            Map<?, ?> refused = guest.next("Refused");
            assertThat(refused.get("id")).isEqualTo(5L);
            assertThat(refused.get("code")).isEqualTo("unknown");
            assertThat(refused.get("reason")).isEqualTo("there is no table none");
            guest.say(new Hello(1, 1, at.table(), "wrong", 0));
            assertThat(guest.reason()).contains("does not belong");
            guest.say(new Hello(1, 99, at.table(), at.token(), 0));
            assertThat(guest.reason()).contains("version");
            String key = firstKey(situation(guest.greet(at, at.token(), 0)));
            guest.say(new Hello(1, 1, at.table(), at.token(), 0));
            assertThat(guest.reason()).contains("already");
            guest.choose(7, 1, key);
            assertThat(guest.reason()).contains("moved on");
            guest.choose(0, 2, key);
            assertThat(guest.reason()).contains("seat 2 is not yours");
            guest.say(new Undo(3, 0));
            assertThat(guest.reason()).contains("nothing to undo");
            guest.say("[".repeat(3000));
            assertThat(guest.reason()).contains("not JSON");
            guest.say("{\"is\":\"Choose\",\"id\":4,\"step\":0,\"seat\":1,\"key\":\"" + key + "\",\"more\":1}");
            assertThat(guest.reason()).contains("unknown member \"more\"");
            assertThat(hall.store.entries(at.table())).isEmpty();
        }
    }

    @Test
    void aPageOfElsewhereGetsNoSocket() {
        try (Hall hall = new Hall()) {
            assertThatThrownBy(() -> hall.guestFrom("https://evil.example"))
                    .hasCauseInstanceOf(WebSocketHandshakeException.class)
                    .extracting(e -> ((WebSocketHandshakeException) e.getCause())
                            .getResponse()
                            .statusCode())
                    .isEqualTo(403);
        }
    }

    @Test
    void anOversizedMessageEndsTheSocketAndChangesNothing() {
        try (Hall hall = new Hall();
                Guest guest = hall.guest()) {
            Seated at = hall.open("TY-M02", "me");
            guest.greet(at, at.token(), 0);
            guest.choose(0, 1, "x".repeat(9000));
            assertThat(guest.closeCode()).isEqualTo(1009);
            assertThat(hall.store.entries(at.table())).isEmpty();
        }
    }

    @Test
    void messagesAreText() {
        try (Hall hall = new Hall();
                Guest guest = hall.guest()) {
            guest.say(new byte[] {1, 2, 3});
            assertThat(guest.closeCode()).isEqualTo(1003);
        }
    }

    @Test
    void whoIsHastyIsRefusedAndThenToldToLeave() {
        Limits limits = Limits.USUAL.withRates(new Rate(5, 0), new Rate(1000, 1000));
        try (Hall hall = new Hall(limits);
                Guest guest = hall.guest()) {
            for (int i = 0; i < 6; i++) {
                guest.say("{}");
            }
            for (int i = 0; i < 5; i++) {
                assertThat(guest.reason()).startsWith("\"is\" must be one of");
            }
            assertThat(guest.reason()).contains("too many messages");
            for (int i = 0; i < 120; i++) {
                guest.sayIfHeard("{}");
            }
            assertThat(guest.closeCode()).isEqualTo(1008);
        }
    }

    @Test
    void anAddressThatAsksTooOftenIsRefused() {
        try (Hall hall = new Hall(Limits.USUAL.withRates(new Rate(50, 50), new Rate(3, 0)))) {
            for (int i = 0; i < 3; i++) {
                assertThat(hall.read("/api/games", "").status()).isEqualTo(200);
            }
            assertThat(hall.read("/api/games", "").status()).isEqualTo(429);
            assertThat(hall.read("/health", "").status()).isEqualTo(200);
        }
    }

    @Test
    void whatIsKeptForGoodMayBeAskedForLessOften() {
        try (Hall hall = new Hall(Hall.PATIENT.withOpening(new Rate(3, 0)))) {
            Seated at = hall.open("TY-M02", "me");
            hall.open("TY-M02", "me");
            assertThat(hall.post(at.path("/reports"), at.token(), "{\"note\":\"odd\"}")
                            .status())
                    .isEqualTo(200);
            assertThat(hall.post(at.path("/reports"), at.token(), "{\"note\":\"odd\"}")
                            .status())
                    .isEqualTo(429);
            assertThat(hall.post("/api/tables", "", "{}").status()).isEqualTo(429);
            assertThat(hall.post("/api/journals", "", "{}").status()).isEqualTo(429);
            assertThat(hall.read("/api/tables", "").status()).isEqualTo(200);
            assertThat(hall.post("/api/tables/mine", "", "{\"keys\":[]}").status())
                    .isEqualTo(200);
        }
    }

    @Test
    void anAddressHoldsSoManySocketsAndNoMore() {
        try (Hall hall = new Hall(Hall.PATIENT.withSockets(1));
                Guest first = hall.guest()) {
            Seated at = hall.open("TY-M02", "me");
            first.greet(at, at.token(), 0);
            try (Guest second = hall.guest()) {
                assertThat(second.closeCode()).isEqualTo(1013);
            }
        }
    }

    @Test
    void whoSaysNoHelloIsSentAway() {
        Limits limits = Hall.PATIENT.withTimes(Duration.ofSeconds(5), Duration.ofSeconds(2), Duration.ofMillis(100));
        try (Hall hall = new Hall(limits);
                Guest silent = hall.guest()) {
            assertThat(silent.closeCode()).isEqualTo(1008);
        }
    }

    @Test
    void whoAnswersPingsIsKept() throws InterruptedException {
        Limits limits = Hall.PATIENT.withTimes(Duration.ofMillis(800), Duration.ofMillis(100), Duration.ofSeconds(5));
        try (Hall hall = new Hall(limits)) {
            Seated at = hall.open("TY-M02", "me");
            try (Guest guest = hall.guest()) {
                String key = firstKey(situation(guest.greet(at, at.token(), 0)));
                Thread.sleep(1600);
                guest.choose(0, 1, key);
                assertThat(guest.next("Moved")).isNotNull();
            }
        }
    }

    @Test
    void aClosingServerSaysGoodbye() {
        try (Hall hall = new Hall();
                Guest guest = hall.guest()) {
            Seated at = hall.open("TY-M02", "me");
            guest.greet(at, at.token(), 0);
            hall.server.close();
            assertThat(guest.closeCode()).isEqualTo(1001);
        }
    }
}
