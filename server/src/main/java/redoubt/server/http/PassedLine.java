package redoubt.server.http;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Function;
import redoubt.server.session.Message;

/** The line to a client that came in at another server. It says one thing after the other; others on its trunk do not wait for it. */
final class PassedLine implements Line {
    /** People are slow, and the server where they come in sees to it. */
    private static final int MOST_UNHEARD = 256;

    private final Consumer<Message> there;
    private final Visitor visitor;
    private final Queue<Message> unheard = new ArrayDeque<>();
    private boolean isHearing;
    private boolean isLeft;

    PassedLine(Consumer<Message> there, Function<Line, Visitor> visitors) {
        this.there = there;
        this.visitor = visitors.apply(this);
    }

    @Override
    public void tell(Message message) {
        there.accept(message);
    }

    @Override
    public void sendAway() {
        there.accept(Letter.OVER);
    }

    @Override
    public void welcomed() {
        // The server where the client came in sees to that.
    }

    @Override
    public void close(int code, String reason) {
        sendAway();
    }

    /** What the client says. */
    void hear(Message words) {
        boolean isToStart;
        boolean isTooMuch;
        synchronized (this) {
            isTooMuch = unheard.size() >= MOST_UNHEARD;
            if (!isTooMuch) {
                unheard.add(words);
            }
            isToStart = !isHearing;
            isHearing = true;
        }
        if (isTooMuch) {
            sendAway();
        } else if (isToStart) {
            Thread.startVirtualThread(this::hearAll);
        }
    }

    /** The client is gone; what it said before is still heard. */
    void leave() {
        boolean isToStart;
        synchronized (this) {
            isLeft = true;
            isToStart = !isHearing;
            isHearing = true;
        }
        if (isToStart) {
            Thread.startVirtualThread(this::hearAll);
        }
    }

    private void hearAll() {
        for (Optional<Message> words = next(); words.isPresent(); words = next()) {
            visitor.hear(words.get().text());
        }
    }

    /** The next thing to hear, if any; afterwards, and only then, somebody who has left is gone. */
    private Optional<Message> next() {
        Optional<Message> words;
        boolean isGone;
        synchronized (this) {
            words = Optional.ofNullable(unheard.poll());
            isGone = words.isEmpty() && isLeft;
            // Nobody is heard after leaving.
            isHearing = words.isPresent() || isGone;
        }
        if (isGone) {
            visitor.leave();
        }
        return words;
    }
}
