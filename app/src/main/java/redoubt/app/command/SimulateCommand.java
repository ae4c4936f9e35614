package redoubt.app.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.JournalFile;
import redoubt.bots.BotKind;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.lab.Batch;
import redoubt.lab.CampaignReport;
import redoubt.lab.Failure;
import redoubt.lab.MassCampaign;
import redoubt.lab.Report;

/** Lets bots play many games and reports how they went. */
@Command(
        name = "simulate",
        description = "Let bots play many whole games and report how they went.",
        mixinStandardHelpOptions = true,
        footer = {"", "Game number n is played with the seed plus n. Exits with 1 if a game broke."})
final class SimulateCommand implements Callable<Integer> {
    private static final String ALL = "all";
    private static final int MOST_THREADS = 1024;

    private final Desk desk;
    private final Games games;

    @Mixin
    private SetUpOptions options = new SetUpOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games to play per mission, or how many campaigns (${DEFAULT-VALUE}).")
    private int count = 1000;

    @Option(names = "--seed", paramLabel = "SEED", description = "The seed of the first game (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--bot", paramLabel = "BOT", description = BotOption.WHO + "; may be repeated (random).")
    private List<String> bots = new ArrayList<>();

    @Mixin
    private Variation variation = new Variation();

    @Mixin
    private FarmOptions farm = new FarmOptions();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many games to play at a time (one per processor).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--verify",
            description = "Replay the journal of every game; a game that comes out differently is broken.")
    private boolean isVerified;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Option(
            names = "--journals",
            paramLabel = "FOLDER",
            description = "Write the journals of broken games to this folder instead of printing them.")
    private Optional<Path> journals = Optional.empty();

    SimulateCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() {
        if (count < 1) {
            throw new CommandRefused("--games must be at least 1, not " + count);
        }
        if (threads < 1 || threads > MOST_THREADS) {
            throw new CommandRefused("--threads must be 1 to " + MOST_THREADS + ", not " + threads);
        }
        List<BotKind> kinds = bots.isEmpty()
                ? List.of(BotKind.RANDOM)
                : bots.stream().map(BotOption::read).toList();
        Optional<Games.Campaign> campaign = options.campaign(games);
        if (campaign.isPresent()) {
            if (farm.isWanted() || kinds.size() > 1 || variation.isWanted()) {
                throw new CommandRefused("campaigns are played on this machine, by one bot with one set of settings:"
                        + " leave out --on, --vary and a second --bot, or --campaign");
            }
            return simulate(campaign.get().game(), campaign.get().card(), kinds.getFirst());
        }
        List<SimulationText> results = simulate(kinds);
        if (json) {
            desk.out().println(SimulationText.json(results));
        } else {
            results.forEach(result -> result.lines().forEach(desk.out()::println));
        }
        return results.stream().allMatch(result -> result.report().failures().isEmpty())
                ? ExitCode.DONE
                : ExitCode.FINDINGS;
    }

    /** Plays every wanted mission with every wanted setting and bot. */
    private List<SimulationText> simulate(List<BotKind> kinds) {
        List<MissionCard> missions = new ArrayList<>();
        List<Batch> batches = new ArrayList<>();
        for (String id : wantedMissions()) {
            Game<?> game = games.wanted(options.game, Optional.of(id).filter(named -> !named.equals(ALL)));
            List<MissionCard> cards = id.equals(ALL) ? game.missions() : List.of(Games.mission(game, id));
            for (MissionCard mission : cards) {
                for (SetUp setUp : variation.of(options.setUp(game.id(), mission))) {
                    // A refused set-up is not a broken game: refuse it once instead of counting it a thousand times.
                    game.setUp(setUp, Luck.seeded(seed));
                    for (BotKind kind : kinds) {
                        missions.add(mission);
                        batches.add(new Batch(setUp, kind, count, seed, isVerified, false));
                    }
                }
            }
        }
        List<Report> reports = farm.play(desk, games, batches, threads, this::progress);
        List<SimulationText> results = new ArrayList<>();
        for (int i = 0; i < batches.size(); i++) {
            Report report = reports.get(i);
            MissionCard mission = missions.get(i);
            report.failures().forEach(failure -> write(mission.id(), failure));
            results.add(new SimulationText(mission, batches.get(i), farm.where(threads), report, journals.isPresent()));
        }
        return results;
    }

    private List<String> wantedMissions() {
        String wanted = options.mission.orElseThrow(() -> new CommandRefused(
                "which mission? name one with --mission, several with commas, or use --mission all"));
        return List.of(wanted.split("\\s*,\\s*", -1));
    }

    private <T> int simulate(Game<T> game, CampaignCard campaign, BotKind kind) {
        SetUp agreed = options.setUp(game.id(), campaign.missions().getFirst());
        game.setUp(campaign.begin(agreed), Luck.seeded(seed));
        CampaignReport report = new MassCampaign<>(game, campaign, agreed, kind, count, seed, threads, isVerified)
                .run(progress(campaign.id(), count));
        for (CampaignReport.OfMission each : report.missions()) {
            each.report().failures().forEach(failure -> write(each.mission(), failure));
        }
        CampaignSimulationText text =
                new CampaignSimulationText(game, campaign, kind, seed, threads, report, journals.isPresent());
        if (json) {
            desk.out().println(text.json());
        } else {
            text.lines().forEach(desk.out()::println);
        }
        return report.failures().isEmpty() ? ExitCode.DONE : ExitCode.FINDINGS;
    }

    private IntConsumer progress(String what, int games) {
        return json ? _ -> {} : LabOptions.progress(desk, what, games);
    }

    private void write(String mission, Failure failure) {
        journals.ifPresent(folder ->
                JournalFile.write(folder.resolve(mission + "-seed-" + failure.seed() + ".journal"), failure.journal()));
    }
}
