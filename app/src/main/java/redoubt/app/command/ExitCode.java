package redoubt.app.command;

/** What the program tells the shell. */
final class ExitCode {
    static final int DONE = 0;
    static final int FINDINGS = 1;
    static final int REFUSED = 2;
    static final int UNEXPECTED = 70;
    /** A server of a cluster without which the others go on; it may be started again. */
    static final int CUT_OFF = 75;

    private ExitCode() {}
}
