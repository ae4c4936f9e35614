package redoubt.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.RuleLedgers;
import redoubt.app.words.Language;
import redoubt.content.rules.Ledgers;
import redoubt.content.rules.RuleFiles;
import redoubt.content.rules.TranslationMarks;

/** Notes that translated rules say what the English ones say today. */
@Command(
        name = "translated",
        description = "Note that translated rules say what the English ones say today.",
        mixinStandardHelpOptions = true,
        footer = {"", "redoubt rules coverage --languages lists those that no longer do."})
final class RulesTranslatedCommand implements Callable<Integer> {
    private final Desk desk;

    @Parameters(index = "0", paramLabel = "LANGUAGE", description = "Two letters, such as it.")
    private String language;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "ID",
            description = "The rules; without any, all of that language.")
    private List<String> ids = new ArrayList<>();

    RulesTranslatedCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() throws IOException {
        Path home = desk.home()
                .orElseThrow(() -> new CommandRefused("the rules can be marked only in a checkout of the sources"));
        RuleFiles files = RuleLedgers.files(desk);
        if (language.equals(Language.ENGLISH.code()) || !files.languages().contains(language)) {
            throw new CommandRefused("there are no rules in the language " + language);
        }
        Ledgers english = Ledgers.english(files);
        ids.stream().filter(id -> english.find(id).isEmpty()).findFirst().ifPresent(id -> {
            throw new CommandRefused("there is no rule " + id);
        });
        Files.writeString(
                home.resolve("rules").resolve(language).resolve("marks"),
                TranslationMarks.renewed(files, language, ids));
        return ExitCode.DONE;
    }
}
