package redoubt.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import redoubt.app.desk.Desk;
import redoubt.app.desk.RuleLedgers;
import redoubt.app.words.Language;
import redoubt.app.words.Terms;
import redoubt.content.rules.RuleFiles;
import redoubt.content.rules.TermBase;

/** Compares the translated rules and messages with the term bases. */
@Command(
        name = "terms",
        description = "List translated rules and messages that do not call things as the terms of their language do.",
        mixinStandardHelpOptions = true,
        footer = {"", "The terms are in rules/it/terms and rules/fr/terms. Exits with 1 if anything is listed."})
final class RulesTermsCommand implements Callable<Integer> {
    private final Desk desk;

    RulesTermsCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        RuleFiles files = RuleLedgers.files(desk);
        List<TermBase.Misuse> all = new ArrayList<>();
        for (Language language : Language.values()) {
            List<TermBase.Misuse> misused = Terms.misused(language, files);
            misused.forEach(misuse -> desk.out().println(language.code() + " " + misuse));
            all.addAll(misused);
        }
        desk.out().println(all.size() + (all.size() == 1 ? " misuse" : " misuses"));
        return all.isEmpty() ? ExitCode.DONE : ExitCode.FINDINGS;
    }
}
