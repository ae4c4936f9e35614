package redoubt.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.content.ContentException;
import redoubt.content.rules.LedgerException;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.journal.JournalException;

/** Reports every error in one line, and never shows a stack trace unless asked to. */
final class Refusals implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private final Desk desk;
    private final BooleanSupplier debug;

    Refusals(Desk desk, BooleanSupplier debug) {
        this.desk = desk;
        this.debug = debug;
    }

    @Override
    public int handleParseException(ParameterException e, String[] arguments) {
        StringBuilder line = new StringBuilder(oneLine(e.getMessage()));
        if (e instanceof UnmatchedArgumentException unmatched) {
            List<String> near = unmatched.getSuggestions();
            if (!near.isEmpty()) {
                line.append("; did you mean ").append(near.getFirst()).append('?');
            }
        }
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        return tell(line + " (see: " + command + " --help)", e, ExitCode.REFUSED);
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine line, ParseResult parsed) {
        return tell(e);
    }

    int tell(Throwable e) {
        return switch (e) {
            case CommandRefused refused -> tell(refused.getMessage(), e, ExitCode.REFUSED);
            case SetUpRefused refused -> tell(refused.getMessage(), e, ExitCode.REFUSED);
            case JournalException malformed -> tell(malformed.getMessage(), e, ExitCode.REFUSED);
            case LedgerException ledgers -> tell(several(ledgers.problems()), e, ExitCode.REFUSED);
            case ContentException content -> tell(several(content.problems()), e, ExitCode.REFUSED);
            case UncheckedIOException io -> tell(io.getMessage(), e, ExitCode.REFUSED);
            case IOException io -> tell("cannot read or write: " + io.getMessage(), e, ExitCode.REFUSED);
            default ->
                tell("unexpected failure: " + e + " (--debug shows where; please report it)", e, ExitCode.UNEXPECTED);
        };
    }

    private int tell(String line, Throwable e, int code) {
        desk.out().flush();
        desk.err().println("redoubt: " + withoutPassword(oneLine(line)));
        if (desk.isDebugging() || debug.getAsBoolean()) {
            e.printStackTrace(desk.err());
        }
        return code;
    }

    private static String several(List<?> problems) {
        return problems.getFirst()
                + (problems.size() == 1 ? "" : " (and " + (problems.size() - 1) + " more: redoubt content check)");
    }

    /** The error repeats a mistyped option, which may hold the address of a store with its password. */
    private static String withoutPassword(String line) {
        return line.replaceAll("(?i)(password=)[^&\\s'\"]*", "$1…").replaceAll("//[^/@\\s]*@", "//…@");
    }

    private static String oneLine(String text) {
        return text.strip().replaceAll("\\s*\\R\\s*", " ");
    }
}
