package redoubt.app.command;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.JournalFile;
import redoubt.app.desk.RuleLedgers;
import redoubt.app.line.CampaignLine;
import redoubt.app.line.LineClient;
import redoubt.app.line.MakingText;
import redoubt.app.line.RuleText;
import redoubt.app.line.StreamTyping;
import redoubt.app.line.TerminalTyping;
import redoubt.app.line.Typing;
import redoubt.app.words.Words;
import redoubt.content.rules.Ledgers;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Real;
import redoubt.kernel.SetUp;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Replay;
import redoubt.kernel.journal.ReplayDiffers;

/** Plays a game in the terminal. */
@Command(
        name = "terminal",
        description = "Play a game in the terminal.",
        mixinStandardHelpOptions = true,
        footer = {"", "Without a mission it lists what can be played. While playing, \"help\" lists what you can type."
        })
final class TerminalCommand implements Callable<Integer> {
    private static final long SEEDS = 1_000_000_000;

    private final Desk desk;
    private final Games games;

    @Mixin
    private SetUpOptions options = new SetUpOptions();

    @Option(names = "--seed", paramLabel = "SEED", description = "The seed for dice and decks (random).")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--save", paramLabel = "FILE", description = "Write the journal to this file after every choice.")
    private Optional<Path> save = Optional.empty();

    @Option(names = "--resume", paramLabel = "FILE", description = "Continue the game in this journal.")
    private Optional<Path> resume = Optional.empty();

    @Option(names = "--dice", paramLabel = "rolled|told", description = "told: you roll real dice and type them in.")
    private Optional<Dice> dice = Optional.empty();

    @Option(
            names = "--cards",
            paramLabel = "drawn|told",
            description = "told: you draw from real decks and type in the cards.")
    private Optional<Cards> cards = Optional.empty();

    @Option(
            names = "--ask",
            description = "Ask what is otherwise settled for you, such as who gets which starting card.")
    private boolean ask;

    @Mixin
    private LanguageOption language = new LanguageOption();

    /** Who rolls the dice. */
    enum Dice {
        ROLLED,
        TOLD
    }

    /** Who draws the cards. */
    enum Cards {
        DRAWN,
        TOLD
    }

    /** A mission of a game, and the campaign that it begins, if any. */
    private record Playable(Game<?> game, MissionCard mission, Optional<CampaignCard> campaign) {
        Playable(Game<?> game, MissionCard mission) {
            this(game, mission, Optional.empty());
        }
    }

    TerminalCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() throws IOException {
        if (resume.isPresent()) {
            if (!options.isEmpty() || seed.isPresent() || dice.isPresent()) {
                throw new CommandRefused(
                        "--resume continues a game as it was; it can be combined only with --save and --language");
            }
            Journal journal = JournalFile.read(resume.get());
            resume(games.named(journal.setUp().game()), journal);
            return ExitCode.DONE;
        }
        Optional<Playable> wanted = wanted();
        if (wanted.isPresent()) {
            begin(wanted.get().game(), wanted.get().mission(), wanted.get().campaign());
        }
        return ExitCode.DONE;
    }

    private Optional<Playable> wanted() throws IOException {
        Optional<Games.Campaign> campaign = options.campaign(games);
        if (campaign.isPresent()) {
            Game<?> game = campaign.get().game();
            CampaignCard card = campaign.get().card();
            return Optional.of(
                    new Playable(game, Games.mission(game, card.missions().getFirst()), Optional.of(card)));
        }
        if (options.mission.isPresent()) {
            Game<?> game = games.wanted(options.game, options.mission);
            return Optional.of(new Playable(game, Games.mission(game, options.mission.get())));
        }
        List<Game<?>> candidates =
                options.game.<List<Game<?>>>map(id -> List.of(games.named(id))).orElse(games.all());
        MissionsCommand.table(candidates, language.spoken(desk)).lines().forEach(desk.out()::println);
        desk.out().println();
        if (candidates.size() == 1) {
            Game<?> only = candidates.getFirst();
            return Optional.of(new Playable(only, only.missions().getFirst()));
        }
        return asked(candidates);
    }

    private Optional<Playable> asked(List<Game<?>> candidates) throws IOException {
        List<Playable> all = new ArrayList<>();
        candidates.forEach(game -> game.missions().forEach(mission -> all.add(new Playable(game, mission))));
        desk.out().print(Words.in(language.spoken(desk)).say("terminal.whichMission") + " ");
        desk.out().flush();
        String id = desk.in().readLine();
        if (id == null || id.isBlank()) {
            return Optional.empty();
        }
        return Optional.of(all.stream()
                .filter(playable -> playable.mission().id().equalsIgnoreCase(id.strip()))
                .findFirst()
                .orElseThrow(() -> new CommandRefused("there is no mission " + id.strip())));
    }

    private <T> void begin(Game<T> game, MissionCard mission, Optional<CampaignCard> campaign) throws IOException {
        SetUp said = options.setUp(game.id(), mission);
        SetUp agreed = ask ? said : Games.agreed(game, said);
        SetUp setUp = campaign.map(card -> card.begin(agreed)).orElse(agreed);
        long chosen = seed.orElseGet(() -> new SecureRandom().nextLong(SEEDS));
        boolean areDiceTold = dice.orElse(Dice.ROLLED) == Dice.TOLD;
        boolean areCardsTold = cards.orElse(Cards.DRAWN) == Cards.TOLD;
        Luck luck = Real.of(areDiceTold, areCardsTold).luck(chosen);
        History<T> history = History.begin(new Engine<>(game), setUp, luck);
        Words words = Words.in(language.spoken(desk), game);
        say(words, "terminal.begin", game, mission, "seed", chosen);
        new RuleText(ledgers(), words).briefing(setUp, mission).forEach(desk.out()::println);
        desk.out().println(LineClient.hint(words));
        play(history, words);
    }

    /** Says which mission of which game it is, and one more thing. */
    private void say(Words words, String key, Game<?> game, MissionCard mission, String more, Object value) {
        desk.out()
                .println(words.say(
                        key,
                        Map.of(
                                "game",
                                words.title(game),
                                "mission",
                                words.title(mission),
                                "id",
                                mission.id(),
                                more,
                                value)));
    }

    private Ledgers ledgers() {
        return RuleLedgers.in(language.spoken(desk), desk);
    }

    private <T> void resume(Game<T> game, Journal journal) throws IOException {
        History<T> history;
        try {
            history = Replay.verify(new Engine<>(game), journal);
        } catch (ReplayDiffers e) {
            throw new CommandRefused(
                    resume.orElseThrow() + " was played by other rules and cannot be resumed: " + e.getMessage(), e);
        }
        Words words = Words.in(language.spoken(desk), game);
        MissionCard mission = Games.mission(game, journal.setUp().mission());
        say(words, "terminal.resumed", game, mission, "choices", history.length());
        new MakingText(words).of(journal, game).ifPresent(desk.out()::println);
        if (journal.unverified() > 0) {
            desk.out().println(words.say("terminal.unverified"));
        }
        play(history, words);
    }

    private <T> void play(History<T> history, Words words) throws IOException {
        desk.out().flush();
        try (Typing typing = desk.isTerminal() ? TerminalTyping.open() : new StreamTyping(desk)) {
            new CampaignLine<T>(typing, words, ledgers(), save).play(history);
        }
    }
}
