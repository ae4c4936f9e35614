package redoubt.server.protocol;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.Making;
import redoubt.server.protocol.ClientMessage.Reaction;

/** What the table tells its clients. Everybody at a table gets the same messages, except for the welcome and refusals. */
public sealed interface TableMessage {
    /**
     * The answer to a hello: everything about the table, and what has happened since the last step the client saw, without what was
     * taken back. If many choices were missed, only the latest are told; {@code untold} counts the earlier ones.
     */
    record Welcome(
            int version, TableCard table, You you, Moment moment, List<Happening> missed, int untold, Timeline timeline)
            implements TableMessage {}

    /** Somebody chose: what happened, what has changed in the view ({@link redoubt.server.wire.Patch}), and what is asked now. */
    record Moved(Happening happening, Object patch, NextSituation situation) implements TableMessage {}

    /** The last choice was taken back; the whole view is sent. */
    record Undone(int step, String by, Moment moment) implements TableMessage {}

    /** Seats have changed hands, or people came and went. */
    record Seated(List<SeatCard> seats) implements TableMessage {}

    /** The host has turned something on or off; this is off now. */
    record Switched(List<HostSwitch> off) implements TableMessage {}

    /** Somebody would like to take back the last choice, and these people have not agreed yet. */
    record UndoProposed(int step, String by, List<String> waitingFor) implements TableMessage {}

    /** The proposal is off: somebody did not agree, or the game went on. */
    record UndoDropped(int step, String by) implements TableMessage {}

    /** The game of this table continues at another one, where everybody has the same seats and the same tokens and codes work. */
    record Continued(String table) implements TableMessage {}

    /**
     * What follows this mission in its campaign has begun at another table, with the same seats, tokens and codes; here nothing can
     * be taken back any more.
     */
    record SequelBegun(String table, Situation situation) implements TableMessage {}

    /** The store failed, and the game was read from it again: it is at this step, which not everybody may have been told of. */
    record ReadAgain(int step) implements TableMessage {}

    /** Somebody points at a place, and at a piece there if that is not empty. */
    record Pointed(Speaker by, String place, String piece) implements TableMessage {}

    /** Somebody said something. */
    record Said(Saying saying) implements TableMessage {}

    /** What was said lately: all of it is gone when the table falls asleep. */
    record Talk(List<Saying> said) implements TableMessage {}

    /** A message was refused and changed nothing; the rule is an entry of a ledger, or empty. */
    record Refused(int id, Fault code, String reason, String rule) implements TableMessage {}

    /** Who speaks or points: a name, and the first of the person's seats, or 0 for a spectator, who has no name. */
    record Speaker(String name, int seat) {}

    /** Something that was said, with its number at this table: a word that needs no typing, or a line of chat. */
    record Saying(int number, Speaker by, Optional<Reaction> reaction, String text) {}

    /** A moment of a game: what everybody sees, and what is asked. */
    record Moment(Object view, Situation situation) {}

    /**
     * Where a game stands: how many entries its log has, how many choices count (those not taken back), the round, what is asked or
     * how the game ended, what else the seats may do, how the last choice could be taken back, and the checklist of what wins.
     */
    record Situation(
            int step,
            int choices,
            int round,
            Optional<Question> question,
            Optional<Verdict> verdict,
            List<Extra> extras,
            UndoKind undo,
            List<AimCard> aims) {
        /** What seldom changes. */
        public Standing standing() {
            return new Standing(extras, aims);
        }

        /** The same for people who were told an earlier one, without what has not changed since. */
        public NextSituation since(Optional<Standing> told) {
            return new NextSituation(
                    step,
                    choices,
                    round,
                    question,
                    verdict,
                    told.map(Standing::extras).filter(extras::equals).isPresent()
                            ? Optional.empty()
                            : Optional.of(extras),
                    undo,
                    told.map(Standing::aims).filter(aims::equals).isPresent() ? Optional.empty() : Optional.of(aims));
        }
    }

    /** The part of a situation that is often the same after a choice: what seats may do besides answering, and the checklist. */
    record Standing(List<Extra> extras, List<AimCard> aims) {}

    /** A situation in which what the seats may do besides answering, and the checklist, are left out if they are as they were. */
    record NextSituation(
            int step,
            int choices,
            int round,
            Optional<Question> question,
            Optional<Verdict> verdict,
            Optional<List<Extra>> extras,
            UndoKind undo,
            Optional<List<AimCard>> aims) {}

    /** A line of the checklist: its name, what kind of line it is, how much of it is done, what it concerns, and who is nearest. */
    record AimCard(String name, AimKind kind, int done, int of, List<MarkCard> about, Optional<NearestCard> nearest) {}

    /** Whether a line wins the game, is part of the line above, or must stay as it is. */
    enum AimKind {
        WIN,
        PART,
        KEEP
    }

    /** Who has the shortest way to what a line asks for, where that is, and how many steps away. */
    record NearestCard(String who, String place, int steps) {}

    /**
     * What must be decided: the name of the question, its rule, who may answer, what it is about, the answers, and why some of the
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

    /**
     * One answer: its key, the name of its kind, what it concerns, who may choose it if not everybody asked, and the rule that people
     * should know before they choose it.
     */
    record OptionCard(
            String key,
            String name,
            List<MarkCard> about,
            boolean hasOdds,
            Optional<List<Integer>> owners,
            Optional<String> warning) {}

    /** Something a seat may do at any time. */
    record Extra(int seat, OptionCard option) {}

    /** Something on the table that is involved, such as a zone, a survivor or a card. */
    record MarkCard(String kind, String id) {}

    /** How a game ended. */
    record Verdict(boolean isWon, String rule) {}

    /** Whether the last choice can be taken back at once, only if the table agrees, or not at all. */
    enum UndoKind {
        NONE,
        FREE,
        ASKS
    }

    /** One choice and what came of it: the step it made, who chose for which seat, the events, and why a bot chose so. */
    record Happening(
            int step,
            int choices,
            int round,
            String by,
            int seat,
            String key,
            List<Object> events,
            Optional<ReasonCard> reason) {}

    /** Why a bot would choose something: the name of the reason, and what it concerns. */
    record ReasonCard(String name, List<MarkCard> about) {}

    /** The rounds of a game, and after how many choices each began. */
    record Timeline(List<RoundCard> rounds) {}

    /** A round and after how many choices it began. */
    record RoundCard(int round, int choices) {}

    /**
     * What a table is, for its own people and for the list: the version of the program that began it, and whether its game is played
     * with what it was begun with; how many choices are stored; where they depart from today's rules, in
     * which case the table can only be looked at; how many of the first ones were stored without marks, so that nobody can tell
     * whether they still play out as they did; the table where the game continues; the place of its mission in a campaign; and the
     * table of what follows in it; when its log was closed, since when it can only be looked at; and what its host has turned off.
     */
    record TableCard(
            String id,
            String game,
            String mission,
            String title,
            List<SettingLine> settings,
            String engine,
            Making making,
            String created,
            int round,
            int choices,
            Optional<Verdict> verdict,
            Optional<PartingCard> parting,
            Optional<Integer> unverified,
            Optional<String> continued,
            Optional<CampaignPlace> campaign,
            Optional<String> followed,
            Optional<String> archived,
            List<HostSwitch> off,
            List<SeatCard> seats) {}

    /** What the host may turn off for everybody at a table. */
    enum HostSwitch {
        /** That people ask what a bot thinks of their answers. */
        WEIGHING,
        /** That people type to one another. */
        CHAT,
        /** That spectators only listen. */
        QUIET_GUESTS
    }

    /** Which mission of a campaign it is, and how many there are. */
    record CampaignPlace(String id, String title, int number, int missions) {}

    /**
     * Where the stored game departs from today's rules: how many choices agree, the round, the choice, the rule by which the game
     * goes on now, and the choice that is no longer offered, or none if it is accepted but something else is offered after it.
     */
    record PartingCard(int agreed, int round, int choice, String rule, Optional<String> refused) {}

    /** A setting of the game on this table. */
    record SettingLine(String name, List<String> values) {}

    /** A seat: who holds it, whether that person is there, whether a bot plays for it, and which orders it has. */
    record SeatCard(
            int seat, Holder holder, String name, boolean isHere, Optional<String> bot, List<OrderCard> orders) {}

    /** What the bot of a seat is asked to do: hold, follow, fetch or first; the first mark says who is to do it. */
    record OrderCard(int seat, String kind, List<MarkCard> about) {}

    /** Who holds a seat. */
    enum Holder {
        OPEN,
        PERSON,
        BOT
    }

    /** Who the client is: name and seats (none for a spectator), the links they may pass on, and whether they are the host. */
    record You(String name, List<Integer> seats, Optional<String> invite, Optional<String> watch, boolean isHost) {}
}
