package redoubt.soak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import redoubt.app.load.BrowserLine;
import redoubt.kernel.json.Json;
import redoubt.server.protocol.Protocol;

/** Somebody at a table on a socket, who comes back after every break, keeps the view as the page does, and may play. */
final class Onlooker implements Runnable {
    private static final long LONGEST_BREAK = 1_000;

    private final int port;
    private final SoakTable table;
    private final String token;
    private final boolean isPlaying;
    private final RandomGenerator random;
    private volatile BrowserLine line;
    private volatile boolean isGone;
    private volatile int step;
    private volatile Object view = Map.of();
    private volatile boolean isOver;
    private boolean isInStep;

    Onlooker(int port, SoakTable table, String token, boolean isPlaying, RandomGenerator random) {
        this.port = port;
        this.table = table;
        this.token = token;
        this.isPlaying = isPlaying;
        this.random = random;
    }

    int step() {
        return step;
    }

    Object view() {
        return view;
    }

    boolean isOver() {
        return isOver;
    }

    /** Goes for good. */
    void leave() {
        isGone = true;
        hangUp();
    }

    private void hangUp() {
        BrowserLine now = line;
        if (now != null) {
            now.close();
        }
    }

    @Override
    public void run() {
        while (!isGone) {
            try (BrowserLine called = BrowserLine.call(port)) {
                line = called;
                isInStep = true;
                called.say(Json.write(Map.of(
                        "is",
                        "Hello",
                        "id",
                        1L,
                        "version",
                        (long) Protocol.VERSION,
                        "table",
                        table.id(),
                        "token",
                        token,
                        "seen",
                        (long) step)));
                while (!isGone && isInStep) {
                    called.read(text -> hear((Map<?, ?>) Json.read(text)));
                }
            } catch (IOException | UncheckedIOException _) {
                // a break
            }
            pause(random.nextLong(50, LONGEST_BREAK));
        }
    }

    private static void pause(long milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void hear(Map<?, ?> message) {
        switch ((String) message.get("is")) {
            case "Welcome" -> {
                Map<?, ?> moment = (Map<?, ?>) message.get("moment");
                ((List<?>) message.get("missed")).forEach(each -> table.told((Map<?, ?>) each));
                view = moment.get("view");
                asked((Map<?, ?>) moment.get("situation"));
            }
            case "Moved" -> {
                Map<?, ?> happening = (Map<?, ?>) message.get("happening");
                if (((Long) happening.get("step")).intValue() != step + 1) {
                    isInStep = false;
                    return;
                }
                table.told(happening);
                view = ViewTree.patched(view, (Map<?, ?>) message.get("patch"));
                asked((Map<?, ?>) message.get("situation"));
            }
            case "ReadAgain" -> isInStep = ((Long) message.get("step")).intValue() == step;
            case "Refused" -> isInStep = false;
            default -> {}
        }
    }

    private void asked(Map<?, ?> situation) {
        step = ((Long) situation.get("step")).intValue();
        isOver = !(situation.get("question") instanceof Map<?, ?>);
        if (!isPlaying || isOver || table.isResting()) {
            return;
        }
        pause(random.nextLong(table.pause(), 3 * table.pause()));
        choose(situation);
    }

    private void choose(Map<?, ?> situation) {
        Map<?, ?> question = (Map<?, ?>) situation.get("question");
        List<?> options = (List<?>) question.get("options");
        Map<?, ?> option = (Map<?, ?>) options.get(random.nextInt(options.size()));
        List<?> seats = (List<?>) (option.containsKey("owners") ? option.get("owners") : question.get("seats"));
        line.say(Json.write(Map.of(
                "is",
                "Choose",
                "id",
                2L,
                "step",
                situation.get("step"),
                "seat",
                seats.getFirst(),
                "key",
                option.get("key"))));
    }
}
