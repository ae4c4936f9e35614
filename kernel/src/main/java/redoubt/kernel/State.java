package redoubt.kernel;

/**
 * A position in a game: what lies on the table, what is still to be done, how much luck is spent, how often something hidden has
 * been revealed, and whether the game is waiting or over.
 */
public record State<T>(T table, Agenda<T> agenda, Luck luck, int revealed, Status status) {

    /** A table laid out with its first steps, before anything has happened. */
    public static <T> State<T> laidOut(T table, Agenda<T> agenda, Luck luck) {
        return new State<>(table, agenda, luck, 0, new Status.SetUpDone());
    }

    /** A state whose decision has to be worked out again before anybody can choose: see {@link Engine#awaken}. */
    static <T> State<T> asleep(T table, Agenda<T> agenda, Luck luck, int revealed) {
        return new State<>(table, agenda, luck, revealed, new Status.SetUpDone());
    }

    public boolean isOver() {
        return status.isOver();
    }

    public boolean isWon() {
        return status instanceof Status.Won;
    }

    /** The decision the game is waiting for. */
    public Decision<?> decision() {
        if (status instanceof Status.Waiting waiting) {
            return waiting.decision();
        }
        throw new IllegalStateException("nobody has to decide: the game is " + status);
    }

    public State<T> withTable(T changed) {
        return new State<>(changed, agenda, luck, revealed, status);
    }

    public State<T> withLuck(Luck changed) {
        return new State<>(table, agenda, changed, revealed, status);
    }

    /** Whether going back from {@code later} to this state takes back no luck and nothing that was revealed. */
    public boolean isInnocentlyBefore(State<T> later) {
        return revealed == later.revealed && luck.equals(later.luck);
    }
}
