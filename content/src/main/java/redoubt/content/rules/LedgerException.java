package redoubt.content.rules;

import java.util.List;
import java.util.stream.Collectors;

/** Rejects ledger files and lists every problem found in them, one per line. */
public final class LedgerException extends RuntimeException {
    private final transient List<LedgerProblem> problems;

    LedgerException(List<LedgerProblem> problems) {
        super(problems.stream().map(LedgerProblem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    public List<LedgerProblem> problems() {
        return problems;
    }
}
