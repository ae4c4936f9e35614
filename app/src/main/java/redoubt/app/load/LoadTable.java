package redoubt.app.load;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import redoubt.app.load.Seen.Answer;

/** A table under load: its sockets, the answer to give next, and who has not yet been told of the last one. */
final class LoadTable {
    private final List<LoadSocket> sockets;
    private Optional<Answer> next = Optional.empty();
    private boolean isOver;
    private boolean isLeft;
    private int expected;
    private int untold;
    private long due;
    private long sent;

    LoadTable(List<LoadSocket> sockets) {
        this.sockets = List.copyOf(sockets);
    }

    List<LoadSocket> sockets() {
        return sockets;
    }

    boolean isOver() {
        return isOver;
    }

    /** Whether everybody knows the last choice and something can be chosen. */
    boolean isReady() {
        return untold == 0 && next.isPresent();
    }

    /** Whether somebody has yet to hear of the last choice. */
    boolean isUntold() {
        return untold > 0;
    }

    boolean isLeft() {
        return isLeft;
    }

    /** The people leave; true only the first time. */
    boolean leave() {
        boolean isFirst = !isLeft;
        isLeft = true;
        return isFirst;
    }

    /** Sends the answer from the client whose seat is asked. */
    void choose(long dueAt, long now) {
        Answer answer = next.orElseThrow();
        next = Optional.empty();
        expected = answer.step() + 1;
        untold = sockets.size();
        due = dueAt;
        sent = now;
        sockets.get(answer.seat() - 1)
                .say("{\"is\":\"Choose\",\"id\":1,\"step\":" + answer.step() + ",\"seat\":" + answer.seat()
                        + ",\"key\":\"" + answer.key() + "\"}");
    }

    /** One of its clients receives something; true if that was the last client to be told of the choice. */
    boolean hear(int client, Seen message, RandomGenerator random) {
        int step = message.moved();
        if (client == 0 && (step > 0 || message.isWelcome())) {
            next = message.anyAnswer(random);
            isOver = next.isEmpty();
        }
        if (step > 0 && step == expected) {
            untold--;
            return untold == 0;
        }
        return false;
    }

    long due() {
        return due;
    }

    long sent() {
        return sent;
    }

    void close() {
        sockets.forEach(LoadSocket::close);
    }
}
