package redoubt.spark;

import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import redoubt.kernel.SetUp;
import redoubt.kernel.journal.JournalText;
import redoubt.lab.Batch.Outcome;
import redoubt.lab.Failure;

/** A game as a row: what was played, and how it went. The first column says to which batch of the grid it belongs. */
final class GameRows {
    static final StructType COLUMNS = new StructType()
            .add("batch", DataTypes.IntegerType, false)
            .add("game", DataTypes.StringType, false)
            .add("mission", DataTypes.StringType, false)
            .add("seats", DataTypes.IntegerType, false)
            .add("settings", DataTypes.createArrayType(DataTypes.StringType, false), false)
            .add("bot", DataTypes.StringType, false)
            .add("seed", DataTypes.LongType, false)
            .add("won", DataTypes.BooleanType, false)
            .add("rule", DataTypes.StringType, false)
            .add("decisions", DataTypes.IntegerType, false)
            .add("round", DataTypes.IntegerType, false)
            .add("cited", DataTypes.createArrayType(DataTypes.StringType, false), false)
            .add("failure", DataTypes.StringType, true)
            .add("journal", DataTypes.StringType, true);

    private GameRows() {}

    static List<Row> of(Portion portion, List<Outcome> outcomes) {
        SetUp setUp = JournalText.read("portion", portion.setUp()).setUp();
        Object settings = setUp.settings().stream()
                .map(setting -> setting.name() + "=" + String.join(",", setting.values()))
                .toArray(String[]::new);
        return outcomes.stream()
                .map(outcome -> RowFactory.create(
                        portion.batch(),
                        setUp.game(),
                        setUp.mission(),
                        setUp.seats(),
                        settings,
                        portion.bot(),
                        outcome.seed(),
                        outcome.isWon(),
                        outcome.rule(),
                        outcome.decisions(),
                        outcome.round(),
                        outcome.cited().toArray(String[]::new),
                        outcome.failure().map(Failure::reason).orElse(null),
                        outcome.failure().map(Failure::journal).orElse(null)))
                .toList();
    }

    static int batch(Row row) {
        return row.getInt(0);
    }

    static Outcome outcome(Row row) {
        long seed = row.<Long>getAs("seed");
        Optional<Failure> failure = Optional.ofNullable(row.<String>getAs("failure"))
                .map(reason -> new Failure(seed, reason, row.<String>getAs("journal")));
        return new Outcome(
                seed,
                row.<Boolean>getAs("won"),
                row.<String>getAs("rule"),
                row.<Integer>getAs("decisions"),
                row.<Integer>getAs("round"),
                row.<String>getList(row.fieldIndex("cited")),
                failure);
    }
}
