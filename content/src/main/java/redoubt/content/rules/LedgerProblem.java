package redoubt.content.rules;

/** Something wrong at a place in a ledger file; lines and columns count from 1. */
public record LedgerProblem(String file, int line, int column, String message) {
    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + message;
    }
}
