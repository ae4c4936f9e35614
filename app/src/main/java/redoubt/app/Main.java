package redoubt.app;

import redoubt.app.command.RedoubtCommand;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;

/** Where the program starts. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.exit(run(Desk.ofSystem(), Games.found(), arguments));
    }

    /** Runs one command and returns its exit code: 0 done, 1 findings, 2 refused, 70 an unexpected failure. */
    public static int run(Desk desk, Games games, String... arguments) {
        return RedoubtCommand.run(desk, games, arguments);
    }
}
