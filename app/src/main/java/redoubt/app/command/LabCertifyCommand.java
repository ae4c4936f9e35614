package redoubt.app.command;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import redoubt.app.command.LabOptions.Wanted;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.JournalFile;
import redoubt.bots.BotKind;
import redoubt.kernel.Certificate;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.lab.Batch;
import redoubt.lab.Report;

/** Measures how often bots win missions. */
@Command(
        name = "certify",
        description = "Measure how often bots win missions, and by which rules they lose.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "The same seed gives the same certificate, if bots think in playouts (search:200p) and not in time.",
            "Your own missions: --content FOLDER. Exits with 1 if a game broke."
        })
final class LabCertifyCommand implements Callable<Integer> {
    private final Desk desk;
    private final Games games;

    @Mixin
    private LabOptions options = new LabOptions();

    @Option(names = "--games", paramLabel = "N", description = "How many games of each (${DEFAULT-VALUE}).")
    private int count = 200;

    @Option(names = "--bot", paramLabel = "BOT", description = BotOption.WHO + "; may be repeated (quick).")
    private List<String> bots = new ArrayList<>();

    @Mixin
    private Variation variation = new Variation();

    @Option(
            names = "--rules",
            description = "Also count in which games each rule was cited, to see which rules decide (in the JSON).")
    private boolean areRulesCounted;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Option(names = "--markdown", description = "Write a table in Markdown.")
    private boolean markdown;

    @Mixin
    private FarmOptions farm = new FarmOptions();

    @Option(
            names = "--to",
            paramLabel = "FILE",
            description = "Write the JSON to this file too, for redoubt lab report.")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--certificates",
            paramLabel = "FILE",
            description = "The certificates.txt to write, in the content of one game; rows of other missions are kept. "
                    + "Of several bots or settings, the last one counts.")
    private Optional<Path> certificates = Optional.empty();

    LabCertifyCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() {
        options.check(count);
        if (certificates.isPresent() && options.game.isEmpty()) {
            throw new CommandRefused(
                    "whose certificates? name one game with --game: " + String.join(", ", games.ids()));
        }
        List<BotKind> kinds = bots.isEmpty()
                ? List.of(BotKind.QUICK)
                : bots.stream().map(BotOption::read).toList();
        List<Wanted<?>> missions = new ArrayList<>();
        List<Batch> batches = new ArrayList<>();
        for (Wanted<?> wanted : options.wanted(games)) {
            for (SetUp setUp : variation.of(wanted.setUp())) {
                wanted.game().setUp(setUp, Luck.seeded(options.seed));
                for (BotKind kind : kinds) {
                    missions.add(wanted);
                    batches.add(new Batch(setUp, kind, count, options.seed, false, areRulesCounted));
                }
            }
        }
        List<Report> reports =
                farm.play(desk, games, batches, options.threads, (what, of) -> LabOptions.progress(desk, what, of));
        List<CertificateText.Row> rows = new ArrayList<>();
        for (int i = 0; i < batches.size(); i++) {
            Wanted<?> wanted = missions.get(i);
            Batch batch = batches.get(i);
            rows.add(new CertificateText.Row(
                    wanted.game().id(),
                    wanted.mission(),
                    wanted.game().content(wanted.mission().id()),
                    batch.setUp(),
                    batch.bot(),
                    reports.get(i)));
        }
        CertificateText text = new CertificateText(rows, options.seed, count);
        file.ifPresent(path -> JournalFile.write(path, text.json() + "\n"));
        certificates.ifPresent(path -> keep(path, rows));
        if (json) {
            desk.out().println(text.json());
        } else {
            (markdown ? text.markdown() : text.lines()).forEach(desk.out()::println);
        }
        return rows.stream().allMatch(row -> row.report().failures().isEmpty()) ? ExitCode.DONE : ExitCode.FINDINGS;
    }

    private static void keep(Path path, List<CertificateText.Row> rows) {
        LessonFile certificates = LessonFile.certificates();
        certificates.keep(path);
        String day = LocalDate.now(ZoneOffset.UTC).toString();
        rows.forEach(row -> certificates.put(
                row.mission().id(),
                new Certificate(row.bot().word(), row.report().winShare(), row.settings(), day, row.content())));
        certificates.write(path);
    }
}
