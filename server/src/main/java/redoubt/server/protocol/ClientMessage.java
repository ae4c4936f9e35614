package redoubt.server.protocol;

/** What a client says over its socket; {@code id} is the client's own number for the message, which a refusal repeats. */
public sealed interface ClientMessage {
    int id();

    /**
     * The first message: who is there and the last step they saw (0 if none), so that they are told only what they missed. The
     * token is that of a person or of a spectator.
     */
    record Hello(int id, int version, String table, String token, int seen) implements ClientMessage {}

    /** A choice for a seat, made while looking at the table after {@code step} entries; refused if the table has moved on. */
    record Choose(int id, int step, int seat, String key) implements ClientMessage {}

    /** Lets the bot of a seat answer a question that people are asked too. */
    record LetBotAct(int id, int step, int seat) implements ClientMessage {}

    /** Takes back the last choice, or proposes that to the table if luck was spent or something hidden was seen. */
    record Undo(int id, int step) implements ClientMessage {}

    /** Agrees to the proposed undo, or does not. */
    record AnswerUndo(int id, int step, boolean isAgreed) implements ClientMessage {}

    /** Points at a place, and at a piece that stands there if {@code piece} is not empty; everybody sees it for a few seconds. */
    record Point(int id, String place, String piece) implements ClientMessage {}

    /** A word that needs no typing. */
    record React(int id, Reaction reaction) implements ClientMessage {}

    /** A line of chat. */
    record Say(int id, String text) implements ClientMessage {}

    /** The words that need no typing. */
    enum Reaction {
        HERE,
        WAIT,
        MINE,
        HELP,
        WELL_DONE,
        YOU_CHOOSE
    }
}
