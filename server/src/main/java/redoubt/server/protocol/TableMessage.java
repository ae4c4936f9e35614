package redoubt.server.protocol;

import java.util.List;
import java.util.Optional;

/** What the table tells its clients. Everybody at a table gets the same messages, but for the welcome and refusals. */
public sealed interface TableMessage {
    /**
     * The answer to a hello: everything, and what has happened since the step the client saw last and was not taken back. Of many
     * missed choices the latest are told; {@code untold} counts the others, which came before those.
     */
    record Welcome(
            int version, TableCard table, You you, Moment moment, List<Happening> missed, int untold, Timeline timeline)
            implements TableMessage {}

    /** Somebody chose: what happened, what has changed in the view ({@link redoubt.server.wire.Patch}), and what is asked now. */
    record Moved(Happening happening, Object patch, Situation situation) implements TableMessage {}

    /** The last choice was taken back; the view is sent whole. */
    record Undone(int step, String by, Moment moment) implements TableMessage {}

    /** Seats have changed hands, or people came and went. */
    record Seated(List<SeatCard> seats) implements TableMessage {}

    /** Somebody would like to take back the last choice, and these people have not agreed yet. */
    record UndoProposed(int step, String by, List<String> waitingFor) implements TableMessage {}

    /** The proposal is gone: somebody did not agree, or the game went on. */
    record UndoDropped(int step, String by) implements TableMessage {}

    /** The game of this table goes on at another, where everybody has the same seats and the same tokens and codes open the door. */
    record Continued(String table) implements TableMessage {}

    /** A message was refused and changed nothing; the rule is an entry of a ledger, or empty. */
    record Refused(int id, Fault code, String reason, String rule) implements TableMessage {}

    /** A moment of a game: what everybody sees, and what is asked. */
    record Moment(Object view, Situation situation) {}

    /**
     * Where a game stands: how many entries its log has, how many choices count (those not taken back), the round, what is asked or
     * how it ended, what seats may do besides, and how the last choice could be taken back.
     */
    record Situation(
            int step,
            int choices,
            int round,
            Optional<Question> question,
            Optional<Verdict> verdict,
            List<Extra> extras,
            UndoKind undo) {}

    /**
     * What must be decided: the name of the question, by which rule, who may answer, what it is about, the answers, and why some
     * usual ones are missing.
     */
    record Question(
            String name,
            String rule,
            List<Integer> seats,
            List<MarkCard> about,
            List<OptionCard> options,
            List<ObstacleCard> obstacles) {}

    /** Why a usual action is not offered. */
    record ObstacleCard(String action, String reason, String rule) {}

    /** One answer: its key, the name of its kind, what it concerns, and whose it is where not everybody asked may choose it. */
    record OptionCard(String key, String name, List<MarkCard> about, boolean hasOdds, Optional<List<Integer>> owners) {}

    /** Something a seat may do at any time. */
    record Extra(int seat, OptionCard option) {}

    /** Something on the table that is concerned, such as a zone, a survivor, a card. */
    record MarkCard(String kind, String id) {}

    /** How a game ended. */
    record Verdict(boolean isWon, String rule) {}

    /** Whether the last choice can be taken back at once, only if the table agrees, or not at all. */
    enum UndoKind {
        NONE,
        FREE,
        ASKS
    }

    /** One choice and what came of it: the step it made, who chose for which seat, and the events. */
    record Happening(int step, int choices, int round, String by, int seat, String key, List<Object> events) {}

    /** The rounds of a game and after how many choices each began. */
    record Timeline(List<RoundCard> rounds) {}

    /** A round and after how many choices it began. */
    record RoundCard(int round, int choices) {}

    /**
     * What a table is, for its own people and for the list: with all choices that are kept; where they part from the rules of today, in
     * which case the table can only be looked at; how many of the first were kept without marks, so that nobody can tell whether they are
     * played as then; and the table at which the game goes on.
     */
    record TableCard(
            String id,
            String game,
            String mission,
            String title,
            List<SettingLine> settings,
            String engine,
            String created,
            int round,
            int choices,
            Optional<Verdict> verdict,
            Optional<PartingCard> parting,
            Optional<Integer> unverified,
            Optional<String> continued,
            List<SeatCard> seats) {}

    /**
     * Where what is kept of a game and what is played today part: after so many choices that agree, in which round, at which choice, by
     * which rule the game goes on now, and the choice that is no longer offered, unless something else is offered after it.
     */
    record PartingCard(int agreed, int round, int choice, String rule, Optional<String> refused) {}

    /** A setting of the game on this table. */
    record SettingLine(String name, List<String> values) {}

    /** A seat: who holds it, whether that person is there, and whether a bot plays for it. */
    record SeatCard(int seat, Holder holder, String name, boolean isHere, Optional<String> bot) {}

    /** Who holds a seat. */
    enum Holder {
        OPEN,
        PERSON,
        BOT
    }

    /** Who the client is: the name, the seats of this person (none for a spectator), and the links it may pass on. */
    record You(String name, List<Integer> seats, Optional<String> invite, Optional<String> watch) {}
}
