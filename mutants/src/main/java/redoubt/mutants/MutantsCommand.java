package redoubt.mutants;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Breaks the rules by machine and reports what no test notices. */
@Command(
        name = "redoubt mutants",
        description = "Break the rules in one place at a time and report the breaks that no test notices.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "A break of horde counts as caught if a test of horde or of a game catches it. The laws of random play do"
                    + " not count.",
            "Breaks that change nothing are listed with their reasons in mutants/judged.txt, in the form in which"
                    + " survivors are printed.",
            "Exits with 1 if a break survived. docs/testing.md explains how to read the report."
        })
final class MutantsCommand implements Callable<Integer> {
    private static final int DONE = 0;
    private static final int FINDINGS = 1;
    private static final int REFUSED = 2;

    private final Checkout checkout;
    private final PrintStream out;
    private final PrintStream err;

    @Option(
            names = "--module",
            paramLabel = "M",
            description = "Only this module, such as white-death; may be repeated.")
    private List<String> modules = new ArrayList<>();

    @Option(
            names = "--package",
            paramLabel = "P",
            description = "Only the code of this package and those in it, such as redoubt.horde.combat.")
    private Optional<String> packages = Optional.empty();

    @Option(names = "--content", description = "Only the content files.")
    private boolean content;

    @Option(names = "--code", description = "Only the code.")
    private boolean code;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description = "About how long it may take: a random sample is tried, and the score has an interval.")
    private Optional<Double> minutes = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the sample (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--unreached",
            description = "Only the code that no test comes to, which takes no longer than the tests.")
    private boolean unreached;

    @Option(names = "--again", description = "Only what survived the last run.")
    private boolean again;

    @Option(
            names = "--quick",
            description = "Try survivors only once, together: a few that a test does catch may be listed too.")
    private boolean quick;

    private MutantsCommand(Checkout checkout, PrintStream out, PrintStream err) {
        this.checkout = checkout;
        this.out = out;
        this.err = err;
    }

    static int run(Checkout checkout, PrintStream out, PrintStream err, String... arguments) {
        MutantsCommand command = new MutantsCommand(checkout, out, err);
        CommandLine line = new CommandLine(command);
        line.setUsageHelpAutoWidth(true);
        line.setOut(new PrintWriter(out, true));
        line.setParameterExceptionHandler(
                (e, given) -> command.refuse(e.getMessage() + " (see: ./redoubt mutants --help)"));
        line.setExecutionExceptionHandler((e, executed, given) -> switch (e) {
            case Refused refused -> command.refuse(refused.getMessage());
            case UncheckedIOException io -> command.refuse(io.getMessage());
            default -> throw e;
        });
        return line.execute(arguments);
    }

    private int refuse(String message) {
        err.println("redoubt: " + message.strip().replaceAll("\\s*\\R\\s*", " "));
        return REFUSED;
    }

    @Override
    public Integer call() {
        minutes.filter(number -> !(number > 0 && number <= 10_000)).ifPresent(number -> {
            throw new Refused("--minutes must be more than 0 and at most 10000, not " + number);
        });
        if (code && content) {
            throw new Refused("--code and --content leave nothing to break");
        }
        List<Breaker> breakers = breakers();
        Judgements judgements = Judgements.read(checkout.judged());
        Selection selection = new Selection(
                seed, 0, 1, judgements, again ? Optional.of(lastSurvivors()) : Optional.empty(), unreached);
        Report report = new Report(out, seed);
        Optional<Instant> end = minutes.map(number -> Instant.now().plus(Duration.ofSeconds(Math.round(number * 60))));
        Set<String> survivors = new LinkedHashSet<>();
        List<String> caught = new ArrayList<>();
        for (int i = 0; i < breakers.size(); i++) {
            Breaker breaker = breakers.get(i);
            int left = breakers.size() - i;
            Optional<Duration> share =
                    end.map(moment -> Duration.between(Instant.now(), moment).dividedBy(left));
            report.begin(breaker);
            Survey.Findings findings = new Survey(breaker, selection, report::tell).run(share);
            findings.results().stream()
                    .filter(result -> result.outcome().isSurvivor())
                    .forEach(result -> survivors.add(result.broken().signature()));
            findings.results().stream()
                    .filter(result -> !result.test().isEmpty())
                    .forEach(result -> caught.add(result.caught()));
            report.end(breaker, findings, outdated(breaker, findings, judgements));
            Checkout.write(lastFile(), List.copyOf(survivors));
            Checkout.write(checkout.work().resolve("caught"), caught);
        }
        report.summary();
        return survivors.isEmpty() ? DONE : FINDINGS;
    }

    /** A part of the breaks does not show which others are still there. */
    private List<String> outdated(Breaker breaker, Survey.Findings findings, Judgements judgements) {
        return packages.isPresent() || again
                ? List.of()
                : judgements.outdated(breaker.module().folder() + "/" + breaker.sources(), findings.population());
    }

    private List<Breaker> breakers() {
        for (String name : modules) {
            if (!RulesModule.names().contains(name)) {
                throw new Refused(
                        "there is no rules module " + name + " (" + String.join(", ", RulesModule.names()) + ")");
            }
        }
        List<Breaker> breakers = new ArrayList<>();
        for (RulesModule module : RulesModule.ALL) {
            if (!modules.isEmpty() && !modules.contains(module.folder())) {
                continue;
            }
            codePackage(module)
                    .ifPresent(name -> breakers.add(new CodeBreaker(checkout, module, name, quick, err::println)));
            if (packages.isEmpty() && !code && !unreached) {
                module.content().ifPresent(folder -> breakers.add(new ContentBreaker(checkout, module, folder)));
            }
        }
        if (breakers.isEmpty()) {
            throw new Refused(packages.map(name -> "there is no package " + name + " in " + searched())
                    .orElse("there is nothing to break in " + searched()));
        }
        return breakers;
    }

    private String searched() {
        return String.join(", ", modules.isEmpty() ? RulesModule.names() : modules);
    }

    /** The package to break in a module: the one asked for, if it is there. */
    private Optional<String> codePackage(RulesModule module) {
        if (content) {
            return Optional.empty();
        }
        return packages.map(name -> name.startsWith(module.root()) ? name : module.root() + "." + name)
                .or(() -> Optional.of(module.root()))
                .filter(name ->
                        Files.isDirectory(checkout.classes(module.folder()).resolve(name.replace('.', '/'))));
    }

    private Path lastFile() {
        return checkout.work().resolve("survivors");
    }

    private Set<String> lastSurvivors() {
        if (!Files.exists(lastFile())) {
            throw new Refused("--again needs an earlier run, and there was none");
        }
        return new LinkedHashSet<>(Checkout.lines(lastFile()));
    }
}
