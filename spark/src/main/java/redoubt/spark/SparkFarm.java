package redoubt.spark;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import redoubt.app.Main;
import redoubt.lab.Batch;
import redoubt.lab.Farm;
import redoubt.lab.Report;
import redoubt.lab.Tally;

/**
 * Apache Spark as a farm. The games of a grid are cut into portions, one task each. Whatever a lost machine had played is played again, by
 * the same seeds, so nothing in the reports tells of it.
 */
public final class SparkFarm implements Farm {
    private static final Pattern ADDRESS =
            Pattern.compile("local|local\\[(\\*|\\d+)(,\\d+)?]|spark://\\S+|yarn|k8s://\\S+");

    /** A few milliseconds of quick play, some seconds of thinking play. */
    private static final int MOST_GAMES = 50;

    /** With fewer games than this, every processor still gets some of them. */
    private static final int FEWEST_PORTIONS = 16;

    private static final int MOST_FILES = 8;

    @Override
    public boolean isAt(String address) {
        return ADDRESS.matcher(address).matches();
    }

    @Override
    public List<Report> play(String address, Grid grid, Optional<Path> rows, IntConsumer progress) {
        rows.filter(Files::exists).ifPresent(folder -> {
            throw new FarmFailed("there is a " + folder + " already: name a new folder for the rows", null);
        });
        List<Portion> portions = Portion.of(grid, Math.clamp(grid.games() / FEWEST_PORTIONS, 1, MOST_GAMES));
        long start = System.nanoTime();
        try (SparkSession spark = session(address)) {
            PortionsDone done = new PortionsDone(portions, progress);
            spark.sparkContext().addSparkListener(done);
            Dataset<Row> games = games(spark, portions).persist(StorageLevel.MEMORY_AND_DISK());
            // All at once and before anything else asks: an iterator alone would wait for one portion after the other.
            games.count();
            spark.sparkContext().removeSparkListener(done);
            rows.ifPresent(folder ->
                    games.coalesce(MOST_FILES).write().parquet(folder.toUri().toString()));
            return reports(grid, games.toLocalIterator(), start);
        } catch (FarmFailed e) {
            throw e;
        } catch (Exception e) {
            // Spark throws checked exceptions that its methods do not declare.
            throw new FarmFailed("Spark at " + address + " could not play the games: " + cause(e), e);
        }
    }

    private static SparkSession session(String address) {
        SparkSession.Builder builder = SparkSession.builder()
                .master(address)
                .appName("Redoubt")
                .config("spark.ui.enabled", "false")
                .config("spark.log.level", "ERROR");
        String jars = Stream.of(Main.class, SparkFarm.class)
                .map(SparkFarm::jar)
                .flatMap(Optional::stream)
                .collect(Collectors.joining(","));
        if (!address.startsWith("local") && !jars.isEmpty()) {
            builder = builder.config("spark.jars", jars);
        }
        return builder.getOrCreate();
    }

    /** The jar that a class came from, which other machines need too; nothing if it came from a folder of classes. */
    private static Optional<String> jar(Class<?> type) {
        try {
            URI source =
                    type.getProtectionDomain().getCodeSource().getLocation().toURI();
            return Optional.of(source.toString()).filter(name -> name.endsWith(".jar"));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Dataset<Row> games(SparkSession spark, List<Portion> portions) {
        JavaRDD<Row> rows = JavaSparkContext.fromSparkContext(spark.sparkContext())
                .parallelize(portions, portions.size())
                .flatMap(portion -> GameRows.of(portion, portion.play()).iterator());
        return spark.createDataFrame(rows, GameRows.COLUMNS);
    }

    /** Counts the games as they come; the time of the whole grid is shared among its batches by their decisions. */
    private static List<Report> reports(Grid grid, Iterator<Row> games, long start) {
        List<Tally> tallies = new ArrayList<>();
        long[] decisions = new long[grid.batches().size()];
        long all = 0;
        for (Batch _ : grid.batches()) {
            tallies.add(new Tally());
        }
        while (games.hasNext()) {
            Row row = games.next();
            Batch.Outcome outcome = GameRows.outcome(row);
            tallies.get(GameRows.batch(row)).add(outcome);
            decisions[GameRows.batch(row)] += outcome.decisions();
            all += outcome.decisions();
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        List<Report> reports = new ArrayList<>();
        for (int i = 0; i < decisions.length; i++) {
            reports.add(tallies.get(i).report(seconds * decisions[i] / Math.max(1, all)));
        }
        return reports;
    }

    /** What went wrong, without the stack traces that Spark puts into its messages. */
    private static String cause(Throwable thrown) {
        Throwable root = thrown;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String message = root.getMessage() == null ? root.toString() : root.getMessage();
        return message.lines().findFirst().orElse(root.toString());
    }
}
