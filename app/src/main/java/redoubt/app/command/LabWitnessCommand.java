package redoubt.app.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import redoubt.app.command.LabOptions.Wanted;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.JournalFile;
import redoubt.bots.BotKind;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.SetUp;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Replay;
import redoubt.kernel.journal.Replayed;
import redoubt.lab.RoadSearch;
import redoubt.lab.WitnessSearch;

/** Looks for a won game of a mission and keeps it. */
@Command(
        name = "witness",
        description = "Look for a game that a bot wins, and write its journal: the proof that a mission can be won.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exits with 1 if no game was won. Journals are kept in GAME/src/main/resources/playthroughs/witness."
        })
final class LabWitnessCommand implements Callable<Integer> {
    private final Desk desk;
    private final Games games;

    @Mixin
    private LabOptions options = new LabOptions();

    @Option(names = "--games", paramLabel = "N", description = "How many games to try at most (${DEFAULT-VALUE}).")
    private int count = 500;

    @Option(names = "--bot", paramLabel = "BOT", description = BotOption.WHO + " (${DEFAULT-VALUE}).")
    private String bot = BotKind.QUICK.word();

    @Option(names = "--to", paramLabel = "FOLDER", description = "Where to write MISSION.journal (${DEFAULT-VALUE}).")
    private Path folder = Path.of(".");

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description =
                    "Instead of playing: a journal of an older version, whose choices still win; its marks are renewed.")
    private List<Path> older = new ArrayList<>();

    @Option(
            names = "--campaign",
            paramLabel = "CAMPAIGN",
            arity = "0..1",
            fallbackValue = "",
            description = {
                "Instead of missions alone: the missions of a campaign, each set up from the one won before it;",
                "its name is not needed if there is only one. --games counts for each mission."
            })
    private Optional<String> campaign = Optional.empty();

    LabWitnessCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() {
        options.check(count);
        boolean isWon = true;
        for (Path file : older) {
            Journal journal = JournalFile.read(file);
            isWon &= isRenewed(games.named(journal.setUp().game()), journal);
        }
        if (!older.isEmpty()) {
            return isWon ? ExitCode.DONE : ExitCode.FINDINGS;
        }
        if (campaign.isPresent()) {
            Games.Campaign road = games.campaign(options.game, campaign.get());
            return isWhole(road.game(), road.card(), BotOption.read(bot)) ? ExitCode.DONE : ExitCode.FINDINGS;
        }
        for (Wanted<?> wanted : options.wanted(games)) {
            isWon &= isFound(wanted, BotOption.read(bot));
        }
        return isWon ? ExitCode.DONE : ExitCode.FINDINGS;
    }

    private <T> boolean isFound(Wanted<T> wanted, BotKind kind) {
        String mission = wanted.mission().id();
        Optional<History<T>> won = new WitnessSearch<>(wanted.game(), wanted.setUp(), kind, count, options.seed)
                .run(LabOptions.progress(desk, mission, count));
        if (won.isEmpty()) {
            desk.out().println(mission + ": none of " + count + " games was won");
            return false;
        }
        write(won.get());
        return true;
    }

    private <T> boolean isWhole(Game<T> game, CampaignCard card, BotKind kind) {
        SetUp agreed = options.setUp(game.id(), card.missions().getFirst());
        RoadSearch<T> search = new RoadSearch<>(game, card, agreed, kind, count, options.seed);
        List<History<T>> road = search.run();
        road.forEach(this::write);
        if (!search.isWon(road)) {
            desk.out().println(card.missions().get(road.size()) + ": none of " + count + " games was won");
        }
        return search.isWon(road);
    }

    private <T> boolean isRenewed(Game<T> game, Journal journal) {
        Replayed<T> replayed = Replay.asFarAsItAgrees(new Engine<>(game), journal.withoutMarks());
        if (!replayed.game().state().isWon()) {
            desk.out()
                    .println(journal.setUp().mission() + ": not won any more"
                            + replayed.parting().map(parting -> ", " + parting).orElse(""));
            return false;
        }
        write(replayed.game());
        return true;
    }

    private void write(History<?> won) {
        Journal journal = Journal.of(won);
        String mission = journal.setUp().mission();
        JournalFile.write(folder.resolve(mission + ".journal"), journal);
        desk.out()
                .println(mission + ": won with seed " + journal.seed() + " in round "
                        + journal.marks().getLast().round());
    }
}
