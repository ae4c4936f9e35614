package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import redoubt.kernel.json.Json;
import redoubt.server.http.Hall.Seated;
import redoubt.server.http.Hall.Told;
import redoubt.server.store.TableRow;

class ApiTest {
    private static Hall hall;

    @BeforeAll
    static void open() {
        hall = new Hall();
    }

    @AfterAll
    static void close() {
        hall.close();
    }

    private static String table(String mission, String settings) {
        return "{\"game\":\"toy\",\"mission\":\"" + mission + "\",\"seats\":[\"me\"],\"settings\":[" + settings
                + "],\"name\":\"Ada\",\"seed\":7,\"isDiceTold\":false}";
    }

    @Test
    void aRefusedSetUpSaysWhatItIsAboutAndTheListStays() {
        String cats = "{\"name\":\"cats\",\"values\":[\"yes\"]}";
        String dogs = "{\"name\":\"dogs\",\"values\":[]}";
        assertThat(hall.post("/api/tables", "", table("TY-M02", cats + "," + cats))
                        .body())
                .contains("given twice")
                .contains("\"about\":[{\"kind\":\"setting\",\"id\":\"cats\"}]");
        assertThat(hall.post("/api/tables", "", table("TY-M02", dogs + "," + cats))
                        .body())
                .contains("\"about\":[{\"kind\":\"setting\",\"id\":\"dogs\"}]");
        assertThat(hall.post("/api/tables", "", table("TY-M09", "")).body())
                .contains("\"about\":[{\"kind\":\"mission\",\"id\":\"TY-M09\"}]");
        assertThat(hall.post("/api/tables", "", table("TY-M02", "").replace("\"me\"", ""))
                        .body())
                .contains("\"about\":[{\"kind\":\"seats\",\"id\":\"0\"}]");
        assertThat(hall.post("/api/tables", "", table("TY-M02", "").replace("Ada", "A\\ud83d"))
                        .status())
                .isEqualTo(400);
        assertThat(hall.read("/api/tables", "").status()).isEqualTo(200);
    }

    @Test
    void aTableLeftUnreadableByAnOlderVersionIsRefusedAndTheListStays() {
        Seated good = hall.open("TY-M02", "me");
        TableRow row = hall.store.table(good.table()).orElseThrow();
        String journal = row.journal().replace("dice rolled\n", "dice rolled\nwith cats = 1\nwith cats = 1\n");
        assertThat(journal).isNotEqualTo(row.journal());
        hall.store.create(
                new TableRow("old", journal, row.engine(), row.invite(), row.watch(), row.created(), Optional.empty()),
                hall.store.seats(good.table()));
        Told list = hall.read("/api/tables", "");
        assertThat(list.status()).isEqualTo(200);
        assertThat(list.body()).contains(good.table()).doesNotContain("\"old\"");
        Told old = hall.read("/api/tables/old", good.token());
        assertThat(old.status()).isEqualTo(410);
        assertThat(old.text("code")).isEqualTo("unreadable");
        assertThat(old.text("reason")).contains("\"with cats\" stands twice");
    }

    @Test
    void aJournalTooLongIsRefusedWithTheLimit() {
        String endless = "redoubt journal 2\\nengine 0.2.0\\ngame toy\\nmission TY-M02\\nseats 1\\nseed 7\\n\\n"
                + "= round 1 0123456789abcdef\\n".repeat(25_000)
                + "1 bar\\n".repeat(95_000);
        Told refused = hall.post("/api/journals", "", "{\"name\":\"Ada\",\"text\":\"" + endless + "\"}");
        assertThat(refused.status()).isEqualTo(413);
        assertThat(refused.text("reason")).isEqualTo("a journal may have at most 10000 choices, not 95000");
    }

    @Test
    void aProgramPlaysAWholeGame() {
        Seated at = hall.open("TY-M02", "me", "me");
        Told asked = hall.read(at.path("/options"), at.token());
        int choices = 0;
        while (!asked.json().containsKey("verdict")) {
            Map<?, ?> question = (Map<?, ?>) asked.json().get("question");
            Object seat = ((List<?>) question.get("seats")).getFirst();
            Map<?, ?> option = (Map<?, ?>) ((List<?>) question.get("options")).getLast();
            Told reached = hall.post(
                    at.path("/choose"), at.token(), choice(asked.number("step"), seat, (String) option.get("key")));
            assertThat(reached.status()).as(reached.body()).isEqualTo(200);
            assertThat(reached.number("step")).isEqualTo(++choices);
            asked = hall.read(at.path("/options"), at.token());
        }
        assertThat(choices).isGreaterThan(5);
        assertThat(hall.store.entries(at.table())).hasSize(choices);
        assertThat(hall.read(at.path("/frames/" + choices), at.token()).status())
                .isEqualTo(200);
        List<?> happenings = (List<?>) Json.read(hall.read(at.path("/happenings?from=1&to=" + choices), at.token())
                .body());
        assertThat(happenings).isNotEmpty();

        String journal = hall.read(at.path("/journal"), at.watch()).body();
        StringBuilder brought = new StringBuilder("{\"name\":\"Ada\",\"text\":");
        Json.quote(journal, brought);
        Told opened = hall.post("/api/journals", "", brought.append('}').toString());
        Told again = hall.read("/api/tables/" + opened.text("table") + "/options", opened.text("token"));
        assertThat(again.json().get("verdict")).isEqualTo(asked.json().get("verdict"));
    }

    @Test
    void aBotIsLetActOverHttp() {
        Seated at = hall.open("TY-M03", "me", "bot", "bot");
        Told reached = hall.post(at.path("/bot"), at.token(), "{\"step\":0,\"seat\":2}");
        assertThat(reached.status()).as(reached.body()).isEqualTo(200);
        assertThat(reached.number("step")).isEqualTo(1);
        assertThat(hall.store.entries(at.table()).getFirst().key()).endsWith(" 2");
        Told refused = hall.post(at.path("/bot"), at.token(), "{\"step\":1,\"seat\":2}");
        assertThat(refused.text("rule")).isEqualTo("TB-SEAT-04");
        assertThat(hall.post(at.path("/bot"), at.watch(), "{\"step\":1,\"seat\":2}")
                        .status())
                .isEqualTo(403);
    }

    private static String choice(int step, Object seat, String key) {
        return "{\"step\":" + step + ",\"seat\":" + seat + ",\"key\":\"" + key + "\"}";
    }

    @Test
    void theShelfIsShown() {
        assertThat(hall.read("/api/games", "").body())
                .contains("\"id\":\"toy\"")
                .contains("TY-M01");
        assertThat(hall.read("/api/games/toy", "").text("title")).isEqualTo("The gate");
        assertThat(hall.read("/api/games/toy/missions/TY-M01/preview", "").body())
                .startsWith("{\"view\":{\"is\":");
        assertThat(hall.read("/api/games/chess", "").status()).isEqualTo(404);
        assertThat(hall.read("/api/rules/TY-ACT-01?language=it", "").text("text"))
                .isEqualTo("Act once.");
        assertThat(hall.read("/api/rules?game=toy", "").body()).startsWith("[{\"id\":\"TY-ACT-01\"");
        assertThat(hall.read("/api/rules/TY-ACT-99", "").status()).isEqualTo(404);
        assertThat(hall.read("/api/games/toy/how-to-play?language=it", "").body())
                .contains("The gate on one page", "TY-ACT-01");
        assertThat(hall.read("/api/games/none/how-to-play", "").status()).isEqualTo(404);
        assertThat(hall.read("/api/rules/TY-ACT-01?language=../../etc", "").status())
                .isEqualTo(400);
    }

    @Test
    void seatsAreTakenLentAndLeft() {
        Seated at = hall.open("TY-M01", "me", "open");
        Told taken = hall.post(
                at.path("/seats/take"), "", "{\"invite\":\"" + at.invite() + "\",\"seat\":2,\"name\":\"Bo\"}");
        assertThat(taken.status()).isEqualTo(200);
        String bo = taken.text("token");
        assertThat(hall.read(at.path(""), bo).body()).contains("\"name\":\"Bo\"");
        assertThat(hall.post(at.path("/seats/leave"), bo, "{\"seat\":1}").status())
                .isEqualTo(403);
        assertThat(hall.post(at.path("/delete"), bo, "").status()).isEqualTo(403);
        assertThat(hall.post(at.path("/seats/leave"), bo, "{\"seat\":2}").status())
                .isEqualTo(204);
        assertThat(hall.read(at.path("/moment"), bo).status()).isEqualTo(403);
        assertThat(hall.post(at.path("/seats/lend"), at.token(), "{\"seat\":2,\"bot\":\"random\"}")
                        .status())
                .isEqualTo(204);
        for (String half : List.of("\\ud83d", "\\ude80\\ud83d", "\\u0000")) {
            Told told = hall.post(at.path("/reports"), at.token(), "{\"note\":\"odd " + half + "\"}");
            assertThat(told.status()).as(told.body()).isEqualTo(400);
            assertThat(told.text("reason")).contains("\"note\"", "not text");
        }
        assertThat(hall.post(at.path("/reports"), at.token(), "{\"note\":\"odd\"}")
                        .status())
                .isEqualTo(200);
        assertThat(hall.post(at.path("/renew"), at.token(), "").status()).isEqualTo(204);
        assertThat(hall.read(at.path(""), at.watch()).status()).isEqualTo(403);
        assertThat(hall.post(at.path("/delete"), at.token(), "").status()).isEqualTo(204);
        assertThat(hall.read(at.path(""), at.token()).status()).isEqualTo(404);
    }

    @Test
    void whatIsNotAllowedIsRefusedWithAReason() {
        Seated at = hall.open("TY-M01", "me", "me");
        String choose = at.path("/choose");
        refused(hall.read("/api/tables/none/moment", at.token()), 404, "there is no table none");
        refused(hall.read(at.path("/moment"), ""), 401, "Bearer");
        refused(hall.read(at.path("/moment"), "wrong"), 403, "does not belong");
        refused(hall.read(at.path("/journal"), at.watch()), 403, "reveals the seed");
        refused(hall.post(choose, at.token(), choice(3, 1, "pass")), 409, "moved on");
        refused(hall.post(choose, at.watch(), choice(0, 1, "pass")), 403, "only somebody with a seat");
        refused(hall.post(choose, at.token(), choice(0, 1, "fly")), 409, "fly");
        refused(hall.post(choose, at.token(), "{\"step\":0"), 400, "not JSON");
        refused(hall.post(choose, at.token(), "{\"step\":\"0\",\"seat\":1,\"key\":\"\"}"), 400, "\"step\" must be");
        refused(hall.post(choose, at.token(), new byte[] {'"', (byte) 0xc3, '"'}), 400, "UTF-8");
        refused(hall.post(choose, at.token(), choice(0, 1, "x".repeat(70_000))), 413, "at most 65536");
        refused(hall.post("/api/journals", "", "x".repeat(2_100_000)), 413, "at most 2097152");
        refused(hall.post(at.path("/fly"), at.token(), "{}"), 404, "is not a request");
        refused(hall.read("/api/fly", ""), 404, "there is no route");
        refused(hall.read(at.path("/frames/many"), at.token()), 400, "whole number");
        refused(hall.read(at.path("/odds"), at.token()), 400, "\"key\" is missing");
        refused(hall.read(at.path("/odds?key=fly"), at.token()), 409, "fly");
        refused(hall.read(at.path("/odds?key=fly&step=soon"), at.token()), 400, "whole number");
        assertThat(hall.store.entries(at.table())).isEmpty();
    }

    /** Who points at an option and clicks on it asks and chooses at once; that must be no error in their console. */
    @Test
    void oddsOfAStepThatIsOverAreNothing() {
        Seated at = hall.open("TY-M01", "me");
        assertThat(hall.read(at.path("/odds?key=fly&step=5"), at.token()).status())
                .isEqualTo(204);
        refused(hall.read(at.path("/odds?key=fly&step=0"), at.token()), 409, "fly");
    }

    @Test
    void aBodyWithoutALengthIsNotReadFurtherThanAllowed() {
        Seated at = hall.open("TY-M01", "me");
        byte[] large = "x".repeat(100_000).getBytes(StandardCharsets.UTF_8);
        Told told = hall.send(hall.request(at.path("/choose"), at.token())
                .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(large)))
                .build());
        refused(told, 413, "at most 65536");
    }

    @Test
    void aPageOfElsewhereMayNotCall() {
        Told foreign = hall.send(hall.request("/api/tables", "")
                .header("Origin", "https://evil.example")
                .GET()
                .build());
        refused(foreign, 403, "https://evil.example");
        assertThat(foreign.text("code")).isEqualTo("origin");
        Told known = hall.send(hall.request("/api/tables", "")
                .header("Origin", "https://table.example.org")
                .GET()
                .build());
        assertThat(known.status()).isEqualTo(200);
    }

    private static void refused(Told told, int status, String reason) {
        assertThat(told.status()).as(told.body()).isEqualTo(status);
        assertThat(told.text("reason")).contains(reason);
    }
}
