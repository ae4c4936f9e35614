package redoubt.server.protocol;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.Way;
import redoubt.server.protocol.CampaignCalls.CampaignLine;
import redoubt.server.protocol.TableMessage.CampaignPlace;
import redoubt.server.protocol.TableMessage.MarkCard;
import redoubt.server.protocol.TableMessage.SettingLine;
import redoubt.server.protocol.TableMessage.Verdict;

/** What is asked and answered over HTTP, besides the messages of the socket. */
public final class Calls {
    private Calls() {}

    /** A game on the shelf. */
    public record GameCard(String id, String title, List<MissionLine> missions) {}

    /** A mission on the shelf, and the settings that suit people who play it for the first time. */
    public record MissionLine(
            String id,
            String title,
            String difficulty,
            String length,
            List<SettingLine> suggested,
            Optional<CertificateLine> certificate) {}

    /**
     * How often a bot won a mission, with the 95 % interval of the share it would win in the long run.
     *
     * @param settings that were agreed, or {@code -} for the usual ones
     * @param isOld whether the mission has changed since
     */
    public record CertificateLine(
            String bot, int won, int games, double low, double high, String settings, String day, boolean isOld) {}

    /** Everything needed to choose a game: missions, settings, campaigns, house rulings and what is printed. */
    public record GameSheet(
            String id,
            String title,
            List<MissionLine> missions,
            List<SettingLimits> settings,
            List<CampaignLine> campaigns,
            List<SwitchLine> switches,
            Optional<Object> catalogue) {}

    /** A setting: its possible values, how many it takes, and the ones that suit people who want to start at once. */
    public record SettingLimits(String name, List<String> values, int least, int most, List<String> suggested) {}

    /** A house ruling that may be read differently. */
    public record SwitchLine(String rule, String other) {}

    /** Where other machines find the server: addresses that it was told of, and hosts, where it has the same port as here. */
    public record Reach(List<String> origins, List<String> hosts) {}

    /** The table as a mission sets it up, to show a picture of it. */
    public record Preview(Object view) {}

    /** Who sits where at the beginning: nobody, whoever opens the table, or a bot. */
    public enum Sitter {
        OPEN,
        ME,
        BOT
    }

    /**
     * Opens a table. The seed is only for people who want the same game again; without one, the table picks its own. People may roll
     * their own dice and draw from their own decks, and tell the table what they see.
     */
    public record NewTable(
            String game,
            String mission,
            List<Sitter> seats,
            List<SettingLine> settings,
            String name,
            Optional<Long> seed,
            boolean isDiceTold,
            Optional<Boolean> areCardsTold) {
        /** A table that draws the cards itself. */
        public NewTable(
                String game,
                String mission,
                List<Sitter> seats,
                List<SettingLine> settings,
                String name,
                Optional<Long> seed,
                boolean isDiceTold) {
            this(game, mission, seats, settings, name, seed, isDiceTold, Optional.empty());
        }
    }

    /** A table was opened or a journal imported: the person's token, and the codes of the two links. */
    public record Opened(String table, String token, String invite, String watch) {}

    /** Takes an open seat with the invitation; with a token, the seat is added to those that person already has. */
    public record TakeSeat(String invite, int seat, String name) {}

    /** The seat is taken: the person's token. */
    public record Taken(String token, int seat) {}

    /** Gives a seat to a bot (such as {@code search} or {@code quick}), or takes it back with an empty name. */
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

    /** A journal file to import as a table. */
    public record BringJournal(String text, String name) {}

    /** The table where a game continues; the same tokens are valid there. */
    public record Continuation(String table) {}

    /** A note about something that looks wrong; the journal is kept with it. */
    public record ReportProblem(String note) {}

    /** The number under which a report was kept. */
    public record Reported(String id) {}

    /** Tables, the latest first. */
    public record TableList(List<TableSummary> tables) {}

    /**
     * What a list tells about a table without laying it out: the last round and verdict that were kept, when it was opened and last
     * played, the table where the game continues, the place of its mission in a campaign and the table of what follows, when it was
     * archived, the names of its people, and how many seats are played by bots or open.
     */
    public record TableSummary(
            String id,
            String game,
            String mission,
            String title,
            String created,
            String played,
            int round,
            Optional<Verdict> verdict,
            Optional<String> continued,
            Optional<CampaignPlace> campaign,
            Optional<String> followed,
            Optional<String> archived,
            List<String> people,
            int bots,
            int open) {}

    /** Asks for one's own tables: each with the token of a seat there, or the code to watch it. */
    public record FindTables(List<TableKey> keys) {}

    /** A table and what opens it. */
    public record TableKey(String table, String token) {}

    /** An entry of a ledger in a language, or in English if it is not translated. */
    public record RuleEntry(String id, String game, String chapter, String language, String text, String source) {}

    /** A game on one page, for people who have never played it. */
    public record PlayPage(String game, String language, String title, List<PlayPart> parts) {}

    /** One thing to know about a game: a piece of the board that shows it, if any, and the rules that say it exactly. */
    public record PlayPart(String title, Optional<String> picture, String text, List<String> rules) {}

    /** One frame of a film: the moment after this many choices, and what happened on the way there. */
    public record Frame(TableMessage.Moment moment, TableMessage.Happening happening) {}

    /**
     * Why something was refused: a code that can be put into any language, the reason in English, and what it is about, such as the
     * {@code setting}, {@code seats}, {@code mission} or {@code game} of a set-up.
     */
    public record Refusal(Fault code, String reason, String rule, List<MarkCard> about) {}

    /** Where those who may walk now can get to. */
    public record WayList(List<Way> ways) {}
}
