package redoubt.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.RuleLedgers;
import redoubt.content.rules.Ledger;
import redoubt.content.rules.SharedRun;

/** Compares our rules with books, so that no sentence of a book is ours by mistake. */
@Command(
        name = "copies",
        description = "List the runs of words that our rules share with the text of a book.",
        mixinStandardHelpOptions = true,
        footer = {"", "Names and fixed terms may be the same. Exits with 1 if there are any runs."})
final class RulesCopiesCommand implements Callable<Integer> {
    private final Desk desk;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "The text of a book.")
    private List<Path> books = new ArrayList<>();

    @Option(
            names = "--words",
            paramLabel = "N",
            defaultValue = "8",
            description = "The shortest run that counts (${DEFAULT-VALUE}).")
    private int least;

    @Mixin
    private LanguageOption language = new LanguageOption();

    RulesCopiesCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        if (least < 1) {
            throw new CommandRefused("--words must be at least 1, not " + least);
        }
        List<String> texts = books.stream().map(RulesCopiesCommand::text).toList();
        List<SharedRun> runs = new ArrayList<>();
        for (Ledger ledger : RuleLedgers.in(language.spoken(desk), desk).ledgers()) {
            runs.addAll(SharedRun.all(ledger, texts, least));
        }
        runs.forEach(run -> desk.out().println(run.id() + ": " + run.words()));
        desk.out().println(runs.size() + " runs of " + least + " or more words");
        return runs.isEmpty() ? ExitCode.DONE : ExitCode.FINDINGS;
    }

    private static String text(Path book) {
        try {
            return Files.readString(book);
        } catch (IOException e) {
            throw new CommandRefused("cannot read " + book + ": " + e.getMessage());
        }
    }
}
