package redoubt.app.line;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import redoubt.app.desk.Games;
import redoubt.app.desk.JournalFile;
import redoubt.app.words.Words;
import redoubt.content.rules.Ledgers;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.SetUp;
import redoubt.kernel.journal.Journal;
import redoubt.lab.Chain;

/**
 * Plays a game line by line and, in a campaign, what follows it, as long as people want to go on. The file that the game is saved to
 * has the mission at hand; those that have ended lie beside it as {@code FILE.1}, {@code FILE.2} and so on.
 */
public final class CampaignLine<T> {
    private final Typing typing;
    private final Words words;
    private final Ledgers ledgers;
    private final Optional<Path> autosave;

    public CampaignLine(Typing typing, Words words, Ledgers ledgers, Optional<Path> autosave) {
        this.typing = typing;
        this.words = words;
        this.ledgers = ledgers;
        this.autosave = autosave;
    }

    public void play(History<T> first) throws IOException {
        for (Optional<History<T>> at = Optional.of(first); at.isPresent(); ) {
            at = follows(new LineClient<>(typing, words, ledgers, at.get(), autosave).run());
        }
    }

    /** What follows, begun; empty if the game is not over, nothing follows, or nobody wants to go on now. */
    private Optional<History<T>> follows(History<T> end) throws IOException {
        Game<T> game = end.engine().game();
        Optional<CampaignCard> campaign =
                CampaignRecord.of(end.setUp(), game.campaigns()).map(CampaignRecord::campaign);
        if (campaign.isEmpty() || !end.state().isOver()) {
            return Optional.empty();
        }
        Optional<SetUp> sequel = game.sequel(end.setUp(), end.state());
        if (sequel.isEmpty()) {
            typing.say(words.say("campaignPage.end." + (end.state().isWon() ? "won" : "lost")));
            return Optional.empty();
        }
        if (!Typed.isAgreed(typing, words, question(game, campaign.get(), sequel.get()))) {
            return Optional.empty();
        }
        autosave.ifPresent(file -> JournalFile.write(beside(file), Journal.of(end)));
        History<T> begun = begun(end, sequel.get());
        new RuleText(ledgers, words)
                .briefing(begun.setUp(), Games.mission(game, begun.setUp().mission()))
                .forEach(typing::say);
        CampaignText.of(begun, words).forEach(typing::say);
        return Optional.of(begun);
    }

    private String question(Game<T> game, CampaignCard campaign, SetUp sequel) {
        return words.say(
                "terminal.goOn",
                Map.of(
                        "mission",
                        words.title(Games.mission(game, sequel.mission())),
                        "number",
                        campaign.number(sequel.mission()),
                        "count",
                        campaign.missions().size()));
    }

    private static <T> History<T> begun(History<T> end, SetUp sequel) {
        Journal last = Journal.of(end.at(0));
        long seed = Chain.nextSeed(last.seed());
        return History.begin(end.engine(), sequel, last.real().luck(seed));
    }

    /** The first free name for the journal of a mission that has ended. */
    private static Path beside(Path file) {
        int number = 1;
        while (Files.exists(numbered(file, number))) {
            number++;
        }
        return numbered(file, number);
    }

    private static Path numbered(Path file, int number) {
        return file.resolveSibling(file.getFileName() + "." + number);
    }
}
