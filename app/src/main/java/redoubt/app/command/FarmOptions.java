package redoubt.app.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.IntConsumer;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.lab.Batch;
import redoubt.lab.Farm;
import redoubt.lab.MassPlay;
import redoubt.lab.Report;

/** Where games are played by the thousand: batch after batch on the threads of this machine, or all of them on a farm. */
final class FarmOptions {
    @Option(
            names = "--on",
            paramLabel = "ADDRESS",
            description = {
                "Play on a Spark cluster, spark://HOST:PORT, or on Spark within this machine, local[*].",
                "The results are the same; see docs/mass-simulation.md."
            })
    private Optional<String> address = Optional.empty();

    @Option(
            names = "--rows",
            paramLabel = "FOLDER",
            description = "With --on: write one row per game to this new folder, as Parquet.")
    private Optional<Path> rows = Optional.empty();

    /** Makes a bar that fills up as games are played. */
    interface Bar {
        IntConsumer of(String what, int games);
    }

    boolean isWanted() {
        return address.isPresent() || rows.isPresent();
    }

    /** Where games are played, in the words of a report. */
    String where(int threads) {
        return address.map(farm -> "on " + farm).orElse("threads " + threads);
    }

    /**
     * Plays all batches and reports on them in their order.
     *
     * @param bar makes a bar for so many games of something, which is told how many are done
     */
    List<Report> play(Desk desk, Games games, List<Batch> batches, int threads, Bar bar) {
        if (address.isPresent()) {
            return onFarm(desk, games, batches, bar);
        }
        if (rows.isPresent()) {
            throw new CommandRefused("--rows is written by a farm: say where it is with --on");
        }
        List<Report> reports = new ArrayList<>();
        for (Batch batch : batches) {
            String what = batch.setUp().mission() + " " + batch.bot().word();
            reports.add(
                    new MassPlay<>(games.named(batch.setUp().game()), batch, threads).run(bar.of(what, batch.games())));
        }
        return reports;
    }

    private List<Report> onFarm(Desk desk, Games games, List<Batch> batches, Bar bar) {
        batches.stream()
                .filter(batch -> !batch.bot().isRepeatable())
                .findFirst()
                .ifPresent(batch -> desk.err()
                        .println("Note: " + batch.bot().word() + " thinks in time, so other machines play other games;"
                                + " search:200p counts playouts and plays the same everywhere."));
        Farm.Grid grid = new Farm.Grid(
                batches,
                games.contentFolders(),
                batches.stream()
                        .map(batch -> games.named(batch.setUp().game())
                                .content(batch.setUp().mission()))
                        .toList());
        try {
            return farm().play(address.get(), grid, rows, bar.of(address.get(), grid.games()));
        } catch (Farm.FarmFailed e) {
            throw new CommandRefused(e.getMessage(), e);
        }
    }

    private Farm farm() {
        List<Farm> farms = new ArrayList<>();
        ServiceLoader.load(Farm.class, FarmOptions.class.getClassLoader()).forEach(farms::add);
        if (farms.isEmpty()) {
            throw new CommandRefused("this program was started without a farm: ./redoubt starts it with Spark if"
                    + " --on is given (see docs/mass-simulation.md)");
        }
        return farms.stream()
                .filter(farm -> farm.isAt(address.get()))
                .findFirst()
                .orElseThrow(() -> new CommandRefused(
                        "expected --on spark://HOST:PORT or --on local[*] but found \"" + address.get() + "\""));
    }
}
