package redoubt.app.command;

import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.RuleLedgers;
import redoubt.app.line.RuleText;
import redoubt.app.words.Language;
import redoubt.app.words.Words;
import redoubt.content.rules.Ledgers;

/** Prints one entry of a ledger. */
@Command(name = "show", description = "Print a rule by its id.", mixinStandardHelpOptions = true)
final class RulesShowCommand implements Runnable {
    private final Desk desk;

    @Parameters(index = "0", paramLabel = "ID", description = "The id, such as WD-ATK-02.")
    private String id;

    @Mixin
    private LanguageOption language = new LanguageOption();

    RulesShowCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public void run() {
        Language spoken = language.spoken(desk);
        Ledgers ledgers = RuleLedgers.in(spoken, desk);
        String wanted = ledgers.find(id).isPresent() ? id : id.toUpperCase(Locale.ROOT);
        if (ledgers.find(wanted).isEmpty()) {
            throw new CommandRefused("there is no rule " + id
                    + ledgers.nearest(id)
                            .map(near -> "; did you mean " + near + "?")
                            .orElse(""));
        }
        new RuleText(ledgers, Words.in(spoken)).lines(wanted).forEach(desk.out()::println);
    }
}
