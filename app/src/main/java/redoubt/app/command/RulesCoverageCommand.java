package redoubt.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.Nearest;
import redoubt.app.desk.RuleLedgers;
import redoubt.app.horde.FamilyRules;
import redoubt.app.words.Language;
import redoubt.content.rules.Coverage;
import redoubt.content.rules.CoverageJson;
import redoubt.content.rules.CoverageScan;
import redoubt.content.rules.CoverageText;
import redoubt.content.rules.GameCoverage;
import redoubt.content.rules.Ledger;
import redoubt.content.rules.Ledgers;
import redoubt.content.rules.Translation;
import redoubt.kernel.Game;

/** Reports which rules are tested and which come up in play. */
@Command(
        name = "coverage",
        description = "Report which rules have a test and which are cited in play.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "A game that has a ledger but cannot be played yet has no figure for rules never cited.",
            "Exits with 1 if a test or a game names an id that no ledger holds."
        })
final class RulesCoverageCommand implements java.util.concurrent.Callable<Integer> {
    /** The ledger of what holds at every table; every game cites it. */
    private static final String TABLE = "table";

    private final Desk desk;
    private final Games games;

    @Option(names = "--game", paramLabel = "LEDGER", description = "Only this ledger.")
    private Optional<String> game = Optional.empty();

    @Option(names = "--games", paramLabel = "N", description = "Random games per mission (${DEFAULT-VALUE}).")
    private int count = 20;

    @Option(names = "--all", description = "Also list the rules never cited in play; most only define something.")
    private boolean all;

    @Option(
            names = "--languages",
            description = "Instead: which rules are not translated, or have changed in English since they were.")
    private boolean languages;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    RulesCoverageCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() {
        if (count < 0) {
            throw new CommandRefused("--games must be at least 0, not " + count);
        }
        Ledgers ledgers = RuleLedgers.in(Language.ENGLISH, desk);
        List<String> names = ledgers.ledgers().stream().map(Ledger::game).toList();
        game.filter(name -> !names.contains(name)).ifPresent(name -> {
            throw new CommandRefused(
                    "there is no ledger " + name + Nearest.hint(name, names) + " (" + String.join(", ", names) + ")");
        });
        if (languages) {
            new TranslationText(desk, all)
                    .print(Translation.all(RuleLedgers.files(desk)).stream()
                            .filter(translation -> isWanted(translation.game()))
                            .toList());
            return ExitCode.DONE;
        }
        Coverage coverage = narrowed(Coverage.of(ledgers, scan(), cited()));
        desk.out().print(json ? CoverageJson.of(coverage) + "\n" : text(coverage));
        return coverage.unknown().isEmpty() ? ExitCode.DONE : ExitCode.FINDINGS;
    }

    private String text(Coverage coverage) {
        return all ? CoverageText.full(coverage) : CoverageText.brief(coverage);
    }

    private CoverageScan scan() {
        if (desk.home().isEmpty()) {
            desk.err().println("redoubt: not started from a checkout, so no tests were found");
        }
        CoverageScan scan = CoverageScan.of(
                desk.home().map(RulesCoverageCommand::testClasses).orElse(List.of()));
        for (Game<?> candidate : games.all()) {
            scan = scan.resolving(FamilyRules.of(candidate));
        }
        return scan;
    }

    private static List<Path> testClasses(Path home) {
        try (Stream<Path> modules = Files.list(home)) {
            return modules.map(module -> module.resolve("target").resolve("test-classes"))
                    .filter(Files::isDirectory)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look into " + home + ": " + e.getMessage(), e);
        }
    }

    private Set<String> cited() {
        Set<String> cited = new TreeSet<>();
        for (Game<?> candidate : games.all()) {
            if (isWanted(candidate.id())) {
                cited.addAll(CitedRules.of(candidate, count));
            }
        }
        return cited;
    }

    private Coverage narrowed(Coverage coverage) {
        List<GameCoverage> wanted = coverage.games().stream()
                .filter(ledger -> isWanted(ledger.game()))
                .map(ledger -> isPlayed(ledger.game()) ? ledger : notPlayed(ledger))
                .toList();
        return new Coverage(wanted, coverage.unknown(), coverage.strays());
    }

    private boolean isWanted(String name) {
        return game.isEmpty() || game.get().equals(name);
    }

    private boolean isPlayed(String name) {
        return games.ids().contains(name) || name.equals(TABLE) && game.isEmpty();
    }

    private static GameCoverage notPlayed(GameCoverage ledger) {
        return new GameCoverage(
                ledger.game(),
                ledger.entries(),
                ledger.remarks(),
                ledger.covered(),
                ledger.uncovered(),
                Optional.empty());
    }
}
