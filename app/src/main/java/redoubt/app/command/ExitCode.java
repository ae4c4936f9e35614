package redoubt.app.command;

/** What the program tells the shell. */
final class ExitCode {
    static final int DONE = 0;
    static final int FINDINGS = 1;
    static final int REFUSED = 2;
    static final int UNEXPECTED = 70;

    private ExitCode() {}
}
