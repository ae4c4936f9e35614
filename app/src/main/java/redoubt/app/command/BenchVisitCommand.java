package redoubt.app.command;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.load.Visit;
import redoubt.app.measure.Bench;
import redoubt.kernel.Game;
import redoubt.kernel.SetUp;

/** Plays at a table that is open, so that the launcher can keep what the virtual machine learns from it. */
@Command(name = "visit", hidden = true, description = "Play a little of every game at a table that is open.")
final class BenchVisitCommand implements Callable<Integer> {
    private static final int SEATS = 2;

    private final Desk desk;
    private final Games games;

    @Option(names = "--port", required = true)
    private int port;

    @Option(names = "--seconds")
    private double seconds = 20;

    BenchVisitCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() {
        List<SetUp> setUps =
                games.offered().stream().map(BenchVisitCommand::typical).toList();
        desk.out().println(Visit.play(port, setUps, seconds) + " choices");
        return ExitCode.DONE;
    }

    private static SetUp typical(Game<?> game) {
        return Games.agreed(game, SetUp.of(game.id(), Bench.typical(game).id()).withSeats(SEATS));
    }
}
