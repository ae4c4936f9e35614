package redoubt.server.protocol;

import java.util.List;
import java.util.Optional;
import redoubt.server.protocol.TableMessage.MarkCard;
import redoubt.server.protocol.TableMessage.SettingLine;
import redoubt.server.protocol.TableMessage.TableCard;

/** What is asked and answered over HTTP, besides the messages of the socket. */
public final class Calls {
    private Calls() {}

    /** A game on the shelf. */
    public record GameCard(String id, String title, List<MissionLine> missions) {}

    /** A mission on the shelf. */
    public record MissionLine(String id, String title, String difficulty, String length) {}

    /** All that is needed to choose: settings, house rulings and what is printed. */
    public record GameSheet(
            String id,
            String title,
            List<MissionLine> missions,
            List<SettingLimits> settings,
            List<SwitchLine> switches,
            Optional<Object> catalogue) {}

    /** A setting: the values it knows, how many it takes, and those that suit people who want to play at once. */
    public record SettingLimits(String name, List<String> values, int least, int most, List<String> suggested) {}

    /** A house ruling that may be read otherwise. */
    public record SwitchLine(String rule, String other) {}

    /** A table as a mission sets it up, for its picture. */
    public record Preview(Object view) {}

    /** Who sits where at the beginning: nobody, whoever opens the table, or a bot. */
    public enum Sitter {
        OPEN,
        ME,
        BOT
    }

    /** Opens a table. A seed is only for those who want the same game again; without one the table draws its own. */
    public record NewTable(
            String game,
            String mission,
            List<Sitter> seats,
            List<SettingLine> settings,
            String name,
            Optional<Long> seed,
            boolean isDiceTold) {}

    /** A table was opened or a journal brought: the token of the person, and the codes of the two links. */
    public record Opened(String table, String token, String invite, String watch) {}

    /** Takes an open seat with the invitation; with a token of one's own further seats are added to it. */
    public record TakeSeat(String invite, int seat, String name) {}

    /** The seat is taken: the person's token. */
    public record Taken(String token, int seat) {}

    /** Gives a seat to a bot ({@code random} or {@code greedy}), or takes it back with an empty name. */
    public record LendSeat(int seat, String bot) {}

    /** Leaves a seat open for somebody else. */
    public record LeaveSeat(int seat) {}

    /** A choice over HTTP. */
    public record ChooseCall(int step, int seat, String key) {}

    /** Lets the bot of a seat answer, over HTTP. */
    public record LetBotActCall(int step, int seat) {}

    /** An undo over HTTP. */
    public record UndoCall(int step) {}

    /** The answer to a proposed undo over HTTP. */
    public record AnswerUndoCall(int step, boolean isAgreed) {}

    /** What came of a choice or an undo: the step the table has reached. */
    public record Reached(int step, boolean isProposed) {}

    /** A journal file brought to the table. */
    public record BringJournal(String text, String name) {}

    /** The table at which a game goes on; the same tokens hold there. */
    public record Continuation(String table) {}

    /** A note about something that looks wrong; the journal is kept with it. */
    public record ReportProblem(String note) {}

    /** Under which number a report was kept. */
    public record Reported(String id) {}

    /** All tables of the store, the latest first. */
    public record TableList(List<TableCard> tables) {}

    /** An entry of a ledger in a language, or in English where it is not translated. */
    public record RuleEntry(String id, String game, String chapter, String language, String text, String source) {}

    /** The step of a film: the moment after so many choices, and what happened to get there. */
    public record Frame(TableMessage.Moment moment, TableMessage.Happening happening) {}

    /**
     * Why something was refused: a code that can be put into any language, the reason in ours, and what it is about, such as the
     * {@code setting}, {@code seats}, {@code mission} or {@code game} of a set-up.
     */
    public record Refusal(Fault code, String reason, String rule, List<MarkCard> about) {}
}
