package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import redoubt.server.http.Hall.Seated;
import redoubt.server.http.Hall.Told;
import redoubt.server.protocol.Calls.ChooseCall;
import redoubt.server.protocol.ClientMessage;
import redoubt.server.protocol.ClientMessage.AnswerUndo;
import redoubt.server.protocol.ClientMessage.Choose;
import redoubt.server.protocol.ClientMessage.Hello;
import redoubt.server.protocol.ClientMessage.LetBotAct;
import redoubt.server.protocol.ClientMessage.Point;
import redoubt.server.protocol.ClientMessage.React;
import redoubt.server.protocol.ClientMessage.Say;
import redoubt.server.protocol.ClientMessage.Undo;
import redoubt.server.wire.Wire;
import redoubt.server.wire.WireReader;
import redoubt.server.wire.WireRefused;

/** Ten thousand messages that are nearly right: each is refused, and the table is as before. */
class FuzzTest {
    private static final int OVER_SOCKET = 8_000;
    private static final int OVER_HTTP = 2_000;
    /** So many are sent before their refusals are read, so that the queue of a client never fills. */
    private static final int AT_ONCE = 100;

    private final Random random = new Random(20_260_101);

    @Test
    void nothingMutatedIsAccepted() {
        try (Hall hall = new Hall();
                Guest guest = hall.guest()) {
            Seated at = hall.open("TY-M02", "me", "open");
            Seated other = hall.open("TY-M02", "me", "me");
            guest.greet(at, at.token(), 0);
            String made = keys(hall.read(at.path("/options"), at.token())).getFirst();
            hall.post(at.path("/choose"), at.token(), Wire.writePlain(new ChooseCall(0, 1, made)));
            Told before = hall.read(at.path("/moment"), at.token());
            Target target = new Target(at, other, made, keys(hall.read(at.path("/options"), at.token())));

            overSocket(guest, target);
            overHttp(hall, target);

            assertThat(hall.read(at.path("/moment"), at.token())).isEqualTo(before);
            assertThat(hall.store.entries(at.table())).hasSize(1);
            assertThat(hall.store.entries(other.table())).isEmpty();
            assertThat(hall.read("/health", "").status()).isEqualTo(200);
            assertThat(hall.read("/metrics", "").body())
                    .contains("redoubt_choices_total 1\n")
                    .doesNotContain("reason=\"broken\"");
            guest.choose(1, 1, "nonsense");
            assertThat(guest.reason()).contains("nonsense");
        }
    }

    /** The table that is tried, another one, the choice made there, which may be sent again, and what could be chosen now. */
    private record Target(Seated at, Seated other, String made, List<String> keys) {
        private static final int STEP = 1;

        String key(Random random) {
            return keys.get(random.nextInt(keys.size()));
        }

        boolean isLegal(ClientMessage message) {
            return switch (message) {
                case Hello _, AnswerUndo _, LetBotAct _ -> false;
                case Choose choose -> isLegal(choose.step(), choose.seat(), choose.key());
                case Undo undo -> undo.step() == STEP;
                case Point _, React _, Say _ -> true;
            };
        }

        boolean isLegal(int step, int seat, String key) {
            boolean isMade = step == STEP - 1 && key.equals(made);
            return seat == 1 && (isMade || step == STEP && keys.contains(key));
        }
    }

    private void overSocket(Guest guest, Target target) {
        for (int i = 0; i < OVER_SOCKET; i += AT_ONCE) {
            for (int j = 0; j < AT_ONCE; j++) {
                guest.say(mutated(target));
            }
            for (int j = 0; j < AT_ONCE; j++) {
                assertThat(guest.reason()).isNotEmpty();
            }
        }
    }

    private void overHttp(Hall hall, Target target) {
        for (int i = 0; i < OVER_HTTP; i += AT_ONCE) {
            List<CompletableFuture<Told>> answers = new ArrayList<>();
            for (int j = 0; j < AT_ONCE; j++) {
                boolean isForeign = random.nextInt(4) == 0;
                String token = isForeign ? target.other().token() : target.at().token();
                answers.add(hall.posted(target.at().path("/choose"), token, body(target, isForeign)));
            }
            for (CompletableFuture<Told> answer : answers) {
                Told told = answer.join();
                assertThat(told.status()).as(told.body()).isBetween(400, 499);
                assertThat(told.text("reason")).isNotEmpty();
            }
        }
    }

    /** A choice with a bit flipped or a member changed; a foreign token makes a right one wrong. */
    private byte[] body(Target target, boolean isForeign) {
        String right = Wire.writePlain(new ChooseCall(Target.STEP, 1, target.key(random)));
        while (true) {
            byte[] bytes = (random.nextBoolean() ? right : mutate(right, target)).getBytes(StandardCharsets.UTF_8);
            if (bytes.length > 0 && random.nextBoolean()) {
                bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            }
            if (isForeign || !isLegalCall(new String(bytes, StandardCharsets.UTF_8), target)) {
                return bytes;
            }
        }
    }

    private static boolean isLegalCall(String text, Target target) {
        try {
            ChooseCall call = WireReader.read(text, ChooseCall.class);
            return target.isLegal(call.step(), call.seat(), call.key());
        } catch (WireRefused _) {
            return false;
        }
    }

    private String mutated(Target target) {
        while (true) {
            String message = mutate(Wire.write((Record) plausible(target)), target);
            if (!message.isEmpty() && !isLegal(message, target)) {
                return message;
            }
        }
    }

    private static boolean isLegal(String text, Target target) {
        try {
            return target.isLegal(WireReader.readOneOf(text, ClientMessage.class));
        } catch (WireRefused _) {
            return false;
        }
    }

    private ClientMessage plausible(Target target) {
        int id = random.nextInt(1000);
        return switch (random.nextInt(6)) {
            case 0 -> new Hello(id, 1, target.at().table(), target.at().token(), 0);
            case 1 -> new Undo(id, Target.STEP);
            case 2 -> new AnswerUndo(id, Target.STEP, random.nextBoolean());
            case 3 -> new LetBotAct(id, Target.STEP, 1);
            default -> new Choose(id, Target.STEP, 1, target.key(random));
        };
    }

    private String mutate(String text, Target target) {
        List<String> members =
                new ArrayList<>(List.of(text.substring(1, text.length() - 1).split(",")));
        int place = random.nextInt(members.size());
        String name = members.get(place).split(":")[0];
        switch (random.nextInt(12)) {
            case 0 -> members.remove(place);
            case 1 -> members.add(members.get(place));
            case 2 -> members.set(place, name + ":" + odd());
            case 3 -> members.add("\"more\":" + odd());
            case 4 -> members.set(place, name + ":" + "[".repeat(2000) + "]".repeat(2000));
            case 5 -> members.set(place, name + ":" + "9".repeat(1 + random.nextInt(400)));
            case 6 -> members.replaceAll(member -> member.replace("\"step\":1", "\"step\":" + random.nextInt(-2, 9)));
            case 7 -> members.replaceAll(member -> member.replace("\"seat\":1", "\"seat\":" + random.nextInt(-2, 9)));
            case 8 ->
                members.replaceAll(member ->
                        member.replace(target.at().table(), target.other().table()));
            case 9 ->
                members.replaceAll(member ->
                        member.replace(target.at().token(), target.other().token()));
            case 10 -> {
                return text.substring(0, random.nextInt(text.length()));
            }
            default -> {
                return flipped(text);
            }
        }
        return "{" + String.join(",", members) + "}";
    }

    private String flipped(String text) {
        char[] letters = text.toCharArray();
        for (int i = 0; i <= random.nextInt(3); i++) {
            letters[random.nextInt(letters.length)] ^= (char) (1 << random.nextInt(11));
        }
        return new String(letters);
    }

    private String odd() {
        List<String> values = List.of(
                "null",
                "{}",
                "[]",
                "\"\"",
                "-1",
                "1.5",
                "1e999",
                "true",
                "\"\\u0000\"",
                "\"\\ud800\"",
                "[[1]]",
                "NaN",
                "{\"is\":\"Hello\"}",
                "\"" + "x".repeat(3000) + "\"");
        return values.get(random.nextInt(values.size()));
    }

    private static List<String> keys(Told options) {
        List<String> keys = new ArrayList<>();
        Map<?, ?> question = (Map<?, ?>) options.json().get("question");
        for (Object option : (List<?>) question.get("options")) {
            keys.add((String) ((Map<?, ?>) option).get("key"));
        }
        for (Object extra : (List<?>) options.json().get("extras")) {
            keys.add((String) ((Map<?, ?>) ((Map<?, ?>) extra).get("option")).get("key"));
        }
        return keys;
    }
}
