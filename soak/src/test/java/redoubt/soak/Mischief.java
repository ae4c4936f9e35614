package redoubt.soak;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.random.RandomGenerator;
import redoubt.app.load.BrowserLine;
import redoubt.kernel.json.Json;

/** What bad clients do: send nonsense, open odd tables, bring journals as large as allowed and larger, and read nothing. */
final class Mischief {
    private static final List<String> MESSAGES = List.of(
            "{\"is\":\"Hello\",\"id\":1,\"version\":1,\"table\":\"TABLE\",\"token\":\"nobody\",\"seen\":0}",
            "{\"is\":\"Choose\",\"id\":2,\"step\":3,\"seat\":1,\"key\":\"bar\"}",
            "{\"is\":\"Undo\",\"id\":2,\"step\":3}",
            "{\"is\":\"LetBotAct\",\"id\":2,\"step\":3,\"seat\":1}");
    private static final List<String> SETTINGS = List.of("team", "ultrared", "campaign", "switches", "", "team");
    private static final int LARGEST_JOURNAL = 2 * 1024 * 1024;

    private final RandomGenerator random;
    private int refused;
    private int allowed;

    Mischief(RandomGenerator random) {
        this.random = random;
    }

    int refused() {
        return refused;
    }

    int allowed() {
        return allowed;
    }

    private String mutated(String text) {
        StringBuilder out = new StringBuilder(text);
        for (int i = random.nextInt(4); i > 0 && !out.isEmpty(); i--) {
            int at = random.nextInt(out.length());
            switch (random.nextInt(3)) {
                case 0 -> out.deleteCharAt(at);
                case 1 -> out.insert(at, (char) random.nextInt(1, 0xd000));
                default -> out.setCharAt(at, (char) random.nextInt(' ', '~'));
            }
        }
        return out.toString();
    }

    void sendNonsense(int port, SoakTable at) {
        try (BrowserLine line = BrowserLine.call(port)) {
            for (int i = 0; i < 20; i++) {
                line.say(mutated(MESSAGES.get(random.nextInt(MESSAGES.size())).replace("TABLE", at.id())));
            }
        } catch (UncheckedIOException _) {
            // sent away
        }
    }

    void openOddTable(Caller caller) throws IOException {
        String name = SETTINGS.get(random.nextInt(SETTINGS.size()));
        String setting = "{\"name\":\"" + name + "\",\"values\":[\"yes\",\"" + random.nextInt() + "\"]}";
        count(caller.post(
                "/api/tables",
                mutated("{\"game\":\"toy\",\"mission\":\"TY-M0" + random.nextInt(5)
                        + "\",\"seats\":[\"me\"],\"settings\":["
                        + (random.nextBoolean() ? setting : setting + "," + setting)
                        + "],\"name\":\"Eve\",\"isDiceTold\":" + random.nextBoolean() + "}")));
    }

    /** Brings a journal of a whole game as it is, and one blown up to the largest body there may be. */
    void bringJournals(Caller caller, String journal) throws IOException {
        count(caller.post("/api/journals", body(journal)));
        String line = journal.lines().reduce((_, last) -> last).orElse("");
        int times = (LARGEST_JOURNAL - 10_000 - 2 * journal.length()) / (line.length() + 2);
        count(caller.post("/api/journals", body(journal + (line + "\n").repeat(Math.max(1, times)))));
    }

    private static String body(String journal) {
        return "{\"name\":\"Eve\",\"text\":" + Json.write(journal) + "}";
    }

    private void count(HttpResponse<String> answer) {
        if (answer.statusCode() / 100 == 2) {
            allowed++;
        } else {
            refused++;
        }
    }

    /** Says hello and then reads nothing, with as little room for what comes as the system allows. */
    Socket readNothing(int port, SoakTable at, String token) throws IOException {
        Socket socket = new Socket();
        try {
            socket.setReceiveBufferSize(1_024);
            socket.connect(new InetSocketAddress("127.0.0.1", port));
            greet(socket, at, token);
        } catch (IOException gone) {
            socket.close();
            throw gone;
        }
        return socket;
    }

    private static void greet(Socket socket, SoakTable at, String token) throws IOException {
        OutputStream out = socket.getOutputStream();
        out.write(("GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:" + socket.getPort()
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
                        + "\r\nSec-WebSocket-Version: 13\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        byte[] hello = ("{\"is\":\"Hello\",\"id\":1,\"version\":1,\"table\":\"" + at.id() + "\",\"token\":\"" + token
                        + "\",\"seen\":0}")
                .getBytes(StandardCharsets.US_ASCII);
        out.write(new byte[] {(byte) 0x81, (byte) 0xfe, (byte) (hello.length >> 8), (byte) hello.length, 0, 0, 0, 0});
        out.write(hello);
    }
}
