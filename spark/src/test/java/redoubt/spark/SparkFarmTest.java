package redoubt.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.app.desk.Games;
import redoubt.bots.BotKind;
import redoubt.kernel.SetUp;
import redoubt.lab.Batch;
import redoubt.lab.Farm.FarmFailed;
import redoubt.lab.Farm.Grid;
import redoubt.lab.MassPlay;
import redoubt.lab.Report;

/** A grid played on Spark within this machine. */
class SparkFarmTest {
    private static final String HERE = "local[2]";
    private static final Games GAMES = Games.found();
    private static final List<Batch> BATCHES = List.of(
            new Batch(SetUp.of("toy", "TY-M01").withSeats(2), BotKind.RANDOM, 130, 100),
            new Batch(SetUp.of("white-death", "WD-M01"), BotKind.QUICK, 30, 7, false, true),
            new Batch(SetUp.of("white-death", "WD-M01").with("ultrared", "yes"), BotKind.RANDOM, 10, 7, true, false),
            new Batch(SetUp.of("toy", "TY-M02"), new BotKind("search:10p"), 6, 1));

    @TempDir
    private Path folder;

    private static Grid grid(List<Batch> batches, String... folders) {
        return new Grid(
                batches,
                List.of(folders),
                batches.stream()
                        .map(batch -> GAMES.named(batch.setUp().game())
                                .content(batch.setUp().mission()))
                        .toList());
    }

    /** A report without the time it took. */
    private static Report timeless(Report report) {
        return new Report(
                report.games(),
                report.won(),
                report.lost(),
                report.decisions(),
                report.meanRounds(),
                report.meanRoundsWon(),
                0,
                report.ends(),
                report.lengths(),
                report.seen(),
                report.failures());
    }

    private static List<Report> onThreads(List<Batch> batches) {
        return batches.stream()
                .map(batch -> timeless(new MassPlay<>(GAMES.named(batch.setUp().game()), batch, 1).run(_ -> {})))
                .toList();
    }

    @Test
    void reportsAreThoseOfOneMachineAndRowsSayTheSame() throws IOException {
        List<Integer> told = new ArrayList<>();
        Path rows = folder.resolve("rows");
        List<Report> reports = new SparkFarm().play(HERE, grid(BATCHES), Optional.of(rows), told::add);
        assertThat(reports.stream().map(SparkFarmTest::timeless).toList()).isEqualTo(onThreads(BATCHES));
        assertThat(reports.get(1).seen()).isNotEmpty();
        assertThat(told).isSorted().last().isEqualTo(176);
        List<Row> written = written(rows);
        assertThat(written).hasSize(176);
        assertThat(written.stream().filter(row -> row.getInt(0) == 1 && row.<Boolean>getAs("won")))
                .hasSize(reports.get(1).won());
        Row first = written.getFirst();
        assertThat(first.<String>getAs("mission")).isEqualTo("TY-M01");
        assertThat(first.<Integer>getAs("seats")).isEqualTo(2);
        assertThat(first.<Long>getAs("seed")).isEqualTo(100);
        assertThat(first.<String>getAs("failure")).isNull();
        assertThat(written.stream()
                        .filter(row -> row.getInt(0) == 2)
                        .findFirst()
                        .orElseThrow()
                        .<String>getList(4))
                .containsExactly("ultrared=yes");
    }

    private static List<Row> written(Path rows) throws IOException {
        try (SparkSession spark = SparkSession.builder()
                .master(HERE)
                .config("spark.ui.enabled", "false")
                .getOrCreate()) {
            return spark.read()
                    .parquet(rows.toUri().toString())
                    .sort("batch", "seed")
                    .collectAsList();
        }
    }

    @Test
    void otherContentThanWasAskedForIsNotPlayed() {
        Grid other = new Grid(BATCHES.subList(1, 2), List.of(), List.of("0123456789abcdef"));
        assertThatThrownBy(() -> new SparkFarm().play(HERE, other, Optional.empty(), _ -> {}))
                .isInstanceOf(FarmFailed.class)
                .hasMessageContaining("other content is printed for WD-M01")
                .hasMessageContaining("0123456789abcdef");
    }

    @Test
    void rowsNeverOverwriteAFolder() throws IOException {
        Path taken = Files.createDirectory(folder.resolve("taken"));
        assertThatThrownBy(() -> new SparkFarm().play(HERE, grid(BATCHES), Optional.of(taken), _ -> {}))
                .isInstanceOf(FarmFailed.class)
                .hasMessageContaining("name a new folder");
    }

    @Test
    void addressesOfSparkAreKnown() {
        SparkFarm farm = new SparkFarm();
        assertThat(List.of("local", "local[4]", "local[*]", "spark://host:7077", "yarn"))
                .allMatch(farm::isAt);
        assertThat(List.of("", "local[", "localhost", "http://host", "sparks", "local[x]"))
                .noneMatch(farm::isAt);
    }
}
