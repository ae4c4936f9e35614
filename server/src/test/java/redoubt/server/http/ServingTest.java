package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import redoubt.kernel.json.Json;
import redoubt.server.http.Hall.Seated;

class ServingTest {
    private static Hall hall;

    @BeforeAll
    static void open() {
        hall = new Hall();
    }

    @AfterAll
    static void close() {
        hall.close();
    }

    private static HttpResponse<String> page(String path, String... headers) {
        var request = hall.request(path, "");
        return hall.answer(
                (headers.length == 0 ? request : request.headers(headers)).GET().build());
    }

    private static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }

    @Test
    void everyPageOfTheClientIsItsFirstFile() {
        for (String path : List.of("/", "/table/abc", "/join/abc/code", "/rules/toy/TY-ACT-01")) {
            HttpResponse<String> page = page(path);
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.body()).startsWith("<!doctype html>");
            assertThat(header(page, "Cache-Control")).isEqualTo("no-cache");
            assertThat(header(page, "Content-Security-Policy")).contains("script-src 'self';");
            assertThat(header(page, "X-Content-Type-Options")).isEqualTo("nosniff");
            assertThat(header(page, "Referrer-Policy")).isEqualTo("no-referrer");
        }
    }

    @Test
    void filesWithAFingerprintAreKeptForEver() {
        HttpResponse<String> plain = page("/assets/app-1a2b3c.js");
        assertThat(header(plain, "Cache-Control")).contains("immutable");
        assertThat(header(plain, "Content-Type")).startsWith("text/javascript");
        HttpResponse<String> packed = page("/assets/app-1a2b3c.js", "Accept-Encoding", "gzip");
        assertThat(header(packed, "Content-Encoding")).isEqualTo("gzip");
        assertThat(packed.body().length()).isLessThan(plain.body().length() / 4);
        HttpResponse<String> same = page("/assets/app-1a2b3c.js", "If-None-Match", header(plain, "ETag"));
        assertThat(same.statusCode()).isEqualTo(304);
    }

    @Test
    void onlyFilesOfTheClientAreServed() throws IOException {
        assertThat(page("/assets/none.js").statusCode()).isEqualTo(404);
        assertThat(page("/redoubt/server/http/TableServer.class").statusCode()).isEqualTo(404);
        for (String path : List.of("/../logback.xml", "/assets/../../META-INF/x.txt", "/%2e%2e/index.txt", "//x.js")) {
            assertThat(raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
                    .as(path)
                    .matches("(?s)HTTP/1.1 (400|404) .*");
        }
    }

    @Test
    void aLocalTableAnswersToNoForeignName() throws IOException {
        String call = "GET /api/games HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n";
        assertThat(raw(call.formatted("evil.example"))).startsWith("HTTP/1.1 403");
        assertThat(raw(call.formatted("localhost:" + hall.server.port()))).startsWith("HTTP/1.1 200");
        assertThat(raw(call.formatted("table.example.org"))).startsWith("HTTP/1.1 200");
    }

    @Test
    void nothingIsToldUnderAForeignNameOrToAForeignPage() throws IOException {
        for (String path : List.of("/", "/health", "/metrics", "/api/openapi.json", "/assets/app-1a2b3c.js")) {
            String call = "GET " + path + " HTTP/1.1\r\nHost: %s\r\n%sConnection: close\r\n\r\n";
            assertThat(raw(call.formatted("evil.example", ""))).as(path).startsWith("HTTP/1.1 403");
            assertThat(raw(call.formatted("localhost", "Origin: https://evil.example\r\n")))
                    .as(path)
                    .startsWith("HTTP/1.1 403");
            assertThat(raw(call.formatted("localhost", ""))).as(path).startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void whatIsNoRequestIsRefusedLikeEverythingElse() throws IOException {
        for (String request : List.of(
                "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
                "nonsense\r\n\r\n",
                "GET /%2e%2e/index.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                "GET /a%00b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: localhost\r\nHost: other\r\nConnection: close\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(20_000) + "\r\n\r\n")) {
            String answer = raw(request);
            assertThat(answer)
                    .as(request)
                    .matches("(?s)HTTP/1.1 4\\d\\d .*")
                    .contains("X-Content-Type-Options: nosniff", "Content-Security-Policy: default-src 'none'")
                    .contains("application/json")
                    .doesNotContainIgnoringCase("jetty")
                    .doesNotContain("<html");
        }
    }

    /** A name that anybody can register might be led to this machine by a page that wants to call it. */
    @Test
    void onANetworkTheTableAnswersToAddressesAndNamesOfItsOwn() {
        Origins origins = new Origins(
                new ServerSettings("0.0.0.0", 0, List.of("https://table.example.org"), false, Limits.USUAL));
        for (String host : List.of(
                "192.168.1.5:8765", "[fe80::1]:8765", "attic", "attic:80", "attic.local", "table.example.org")) {
            origins.require(Optional.empty(), Optional.of(host));
        }
        for (String host : List.of("evil.example", "evil.example:8765", "192.168.1.5.evil.example")) {
            assertThatThrownBy(() -> origins.require(Optional.of("http://" + host), Optional.of(host)))
                    .isInstanceOf(CallRefused.class)
                    .hasMessageContaining("--origin");
        }
    }

    @Test
    void everythingIsAskedForOnlySoOften() {
        Limits few = Limits.USUAL.withRates(new Limits.Rate(5, 0.001), new Limits.Rate(5, 0.001));
        for (String path : List.of("/", "/metrics", "/api/games", "/api/none", "/assets/app-1a2b3c.js")) {
            try (Hall strict = new Hall(few)) {
                for (int i = 0; i < 5; i++) {
                    assertThat(strict.read(path, "").status()).as(path).isNotEqualTo(429);
                }
                assertThat(strict.read(path, "").status()).as(path).isEqualTo(429);
            }
        }
    }

    private static String raw(String request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", hall.server.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void theDescriptionNamesEveryCallAndEverythingItRefersTo() {
        Map<?, ?> document = (Map<?, ?>) Json.read(page("/api/openapi.json").body());
        assertThat(document.get("openapi")).isEqualTo("3.1.0");
        Map<?, ?> paths = (Map<?, ?>) document.get("paths");
        assertThat(paths.keySet().stream().map(Object::toString))
                .contains("/api/games", "/api/tables", "/api/tables/{id}/choose", "/api/tables/{id}/journal");
        Map<?, ?> schemas = (Map<?, ?>) ((Map<?, ?>) document.get("components")).get("schemas");
        List<String> references = new ArrayList<>();
        collect(document, references);
        assertThat(references)
                .hasSizeGreaterThan(50)
                .allSatisfy(reference -> assertThat(
                                schemas.containsKey(reference.substring("#/components/schemas/".length())))
                        .as(reference)
                        .isTrue());
    }

    private static void collect(Object json, List<String> references) {
        if (json instanceof Map<?, ?> members) {
            members.forEach((name, value) -> {
                if (name.equals("$ref")) {
                    references.add((String) value);
                }
                collect(value, references);
            });
        } else if (json instanceof List<?> items) {
            items.forEach(item -> collect(item, references));
        }
    }

    @Test
    void whatHappensIsCounted() {
        Seated at = hall.open("TY-M01", "me");
        try (Guest guest = hall.guest()) {
            guest.greet(at, at.token(), 0);
            hall.post(at.path("/choose"), at.token(), "{\"step\":5,\"seat\":1,\"key\":\"pass\"}");
            assertThat(page("/metrics").body())
                    .contains("# TYPE redoubt_choice_seconds histogram\n")
                    .contains("redoubt_choice_seconds_bucket{le=\"+Inf\"} ")
                    .contains("redoubt_refusals_total{reason=\"stale\"} 1\n")
                    .contains("redoubt_sockets 1\n")
                    .containsPattern("redoubt_tables_awake [1-9]");
        }
        assertThat(page("/health").body()).isEqualTo("{\"isWell\":true}");
    }

    @Test
    void aTakenPortIsSaid() {
        assertThatThrownBy(() -> new Hall(Limits.USUAL, hall.server.port()))
                .isInstanceOf(ListeningFailed.class)
                .hasMessage("127.0.0.1:" + hall.server.port() + " is in use or not an address of this machine");
    }

    @Test
    void theLogIsLinesOfJson() {
        LogRecord line = new LogRecord(Level.WARNING, "a \"store\"\nfailed");
        line.setLoggerName("redoubt");
        line.setParameters(new Object[] {Map.of("table", "abc")});
        line.setThrown(new IllegalStateException("full"));
        String text = new JsonLines().format(line);
        assertThat(text).endsWith("}\n").containsOnlyOnce("\n");
        Map<?, ?> read = (Map<?, ?>) Json.read(text.strip());
        assertThat(read.get("message")).isEqualTo("a \"store\"\nfailed");
        assertThat(read.get("level")).isEqualTo("WARNING");
        assertThat(read.get("table")).isEqualTo("abc");
        assertThat((String) read.get("error")).contains("IllegalStateException: full");
    }
}
