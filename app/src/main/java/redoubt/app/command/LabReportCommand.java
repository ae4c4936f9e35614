package redoubt.app.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import redoubt.app.desk.Desk;
import redoubt.app.desk.JournalFile;
import redoubt.app.desk.RuleLedgers;
import redoubt.app.words.Language;
import redoubt.content.rules.LedgerEntry;
import redoubt.content.rules.Ledgers;

/** Draws a certificate. */
@Command(
        name = "report",
        description = "Write a certificate as one page of HTML with plots.",
        mixinStandardHelpOptions = true,
        footer = {"", "redoubt lab certify --rules --to FILE writes a certificate, with the rules that go with winning."
        })
final class LabReportCommand implements Callable<Integer> {
    private final Desk desk;

    @Parameters(index = "0", paramLabel = "FILE", description = "The certificate.")
    private Path file;

    @Option(names = "--to", paramLabel = "FILE", description = "The page (${DEFAULT-VALUE}).")
    private Path page = Path.of("lab-report.html");

    LabReportCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        CertificateFile certificate = CertificateFile.read(file);
        Ledgers ledgers = RuleLedgers.in(Language.ENGLISH, desk);
        ReportPage written = new ReportPage(
                certificate, id -> ledgers.find(id).map(LedgerEntry::text).orElse(""));
        JournalFile.write(page, written.html());
        desk.out().println(page);
        return ExitCode.DONE;
    }
}
