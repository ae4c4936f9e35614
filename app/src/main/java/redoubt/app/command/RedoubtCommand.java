package redoubt.app.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.kernel.journal.Journal;

/** The program itself: everything else is one of its commands. */
@Command(
        name = "redoubt",
        description = "An open digital table for cooperative zombie-survival board games.",
        versionProvider = RedoubtCommand.Version.class,
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        footer = {"", "Without a command, the table opens in the browser. redoubt COMMAND --help explains a command."})
public final class RedoubtCommand implements Callable<Integer> {
    private final Desk desk;
    private final Games games;

    @Spec
    private CommandSpec spec;

    @Mixin
    private TableOptions options = new TableOptions();

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "Show where in the program an error comes from; REDOUBT_DEBUG=1 does the same.")
    private boolean debug;

    @Option(
            names = "--content",
            paramLabel = "FOLDER",
            scope = ScopeType.INHERIT,
            description =
                    "A folder of your own content: FOLDER/GAME/*.txt overrides the content of that game item by item;"
                            + " may be repeated.")
    private List<Path> content = new ArrayList<>();

    private RedoubtCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games.with(this::folders);
    }

    private List<String> folders() {
        content.forEach(folder -> UserContent.check(folder, games.ids()));
        return content.stream().map(Path::toString).toList();
    }

    /** The version of the program. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"redoubt " + Journal.ENGINE};
        }
    }

    /** Without a command, the table is opened. */
    @Override
    public Integer call() throws InterruptedException {
        return new PlayCommand(desk, games, options).call();
    }

    public static int run(Desk desk, Games games, String... arguments) {
        RedoubtCommand root = new RedoubtCommand(desk, games);
        CommandLine line = commandLine(root, desk, root.games);
        Refusals refusals = new Refusals(desk, () -> root.debug);
        line.setParameterExceptionHandler(refusals);
        line.setExecutionExceptionHandler(refusals);
        try {
            return line.execute(arguments);
        } catch (RuntimeException | Error e) {
            return refusals.tell(e);
        } finally {
            desk.out().flush();
            desk.err().flush();
        }
    }

    private static CommandLine commandLine(RedoubtCommand root, Desk desk, Games games) {
        CommandLine line = new CommandLine(root);
        line.addSubcommand(new PlayCommand(desk, games));
        line.addSubcommand(new TerminalCommand(desk, games));
        line.addSubcommand(new MissionsCommand(desk, games));
        line.addSubcommand(new SimulateCommand(desk, games));
        line.addSubcommand(new ReplayCommand(desk, games));
        line.addSubcommand(new BackupCommand(desk));
        line.addSubcommand(new RestoreCommand(desk));
        line.addSubcommand(new CommandLine(new RulesCommand(desk))
                .addSubcommand(new RulesShowCommand(desk))
                .addSubcommand(new RulesTranslatedCommand(desk))
                .addSubcommand(new RulesCopiesCommand(desk))
                .addSubcommand(new RulesTermsCommand(desk))
                .addSubcommand(new RulesCoverageCommand(desk, games)));
        line.addSubcommand(
                new CommandLine(new ContentCommand(desk)).addSubcommand(new ContentCheckCommand(desk, root::folders)));
        line.addSubcommand(new CommandLine(new BenchCommand(desk, games, root::folders))
                .addSubcommand(new BenchTableCommand(desk, games))
                .addSubcommand(new BenchServeCommand(desk, games))
                .addSubcommand(new BenchVisitCommand(desk, games)));
        line.addSubcommand(new CommandLine(new LabCommand(desk))
                .addSubcommand(new LabCertifyCommand(desk, games))
                .addSubcommand(new LabDuelCommand(desk, games))
                .addSubcommand(new LabTrainCommand(desk, games))
                .addSubcommand(new LabPractiseCommand(desk, games))
                .addSubcommand(new LabTuneCommand(desk, games))
                .addSubcommand(new LabWitnessCommand(desk, games))
                .addSubcommand(new LabReportCommand(desk))
                .addSubcommand(new LabPostmortemCommand(desk, games)));
        line.addSubcommand(LauncherCommand.of("test", "Run every test"));
        line.addSubcommand(LauncherCommand.of("mutants", "Break the rules and see whether a test notices"));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpAutoWidth(true);
        line.setOut(desk.out());
        line.setErr(desk.err());
        return line;
    }

    static void usage(CommandSpec spec, PrintWriter out) {
        spec.commandLine().usage(out);
    }
}
