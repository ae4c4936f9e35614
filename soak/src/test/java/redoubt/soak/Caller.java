package redoubt.soak;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import redoubt.kernel.json.Json;

/** Calls the server over HTTP from an address of its own. */
final class Caller {
    private final HttpClient http;
    private final int port;

    Caller(int port, String address) {
        this.port = port;
        try {
            http = HttpClient.newBuilder()
                    .localAddress(InetAddress.getByName(address))
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(Duration.ofSeconds(5))
                    .build();
        } catch (IOException e) {
            throw new IllegalArgumentException(e);
        }
    }

    HttpResponse<String> post(String path, String body) throws IOException {
        return send(HttpRequest.newBuilder(uri(path)).POST(BodyPublishers.ofString(body)));
    }

    HttpResponse<String> post(String path, String token, String body) throws IOException {
        return send(HttpRequest.newBuilder(uri(path))
                .header("Authorization", "Bearer " + token)
                .POST(BodyPublishers.ofString(body)));
    }

    HttpResponse<String> get(String path, String token) throws IOException {
        return send(HttpRequest.newBuilder(uri(path)).header("Authorization", "Bearer " + token));
    }

    boolean isWell() {
        try {
            return send(HttpRequest.newBuilder(uri("/health"))).statusCode() == 200;
        } catch (IOException _) {
            return false;
        }
    }

    /** Opens a table with a person who has all seats. */
    Map<?, ?> open(String game, String mission, int seats) throws IOException {
        String all = "\"me\"" + ",\"me\"".repeat(seats - 1);
        HttpResponse<String> answer = post(
                "/api/tables",
                "{\"game\":\"" + game + "\",\"mission\":\"" + mission + "\",\"seats\":[" + all
                        + "],\"settings\":[],\"name\":\"Ann\",\"isDiceTold\":false}");
        if (answer.statusCode() / 100 != 2) {
            throw new IOException("no table: " + answer.body());
        }
        return (Map<?, ?>) Json.read(answer.body());
    }

    private URI uri(String path) {
        return URI.create("http://127.0.0.1:" + port + path);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException {
        try {
            return http.send(request.timeout(Duration.ofSeconds(30)).build(), BodyHandlers.ofString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
