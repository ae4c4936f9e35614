package redoubt.horde.cars;

import java.util.Optional;
import redoubt.content.Column;
import redoubt.content.Library;
import redoubt.content.Origin;
import redoubt.content.Problems;
import redoubt.content.Range;
import redoubt.content.TableFormat;
import redoubt.horde.table.Equipment;

/** Reads how a car strikes. */
public final class CarTable {
    private static final Column<Range> RANGE = Column.range("range");
    private static final Column<Integer> DICE = Column.integer("dice");
    private static final Column<Integer> ACCURACY = Column.atLeast("accuracy");
    private static final Column<Integer> DAMAGE = Column.integer("damage");
    private static final Column<Origin> SOURCE = Column.origin("source");
    private static final TableFormat CARS = TableFormat.of("car", RANGE, DICE, ACCURACY, DAMAGE, SOURCE);

    /** A car of which the content says nothing. */
    private static final Equipment.Use NONE =
            new Equipment.Use(CarOption.CAR_ACTION, 0, 0, 0, 0, 0, false, false, false, "");

    private CarTable() {}

    /** All cars of a game strike alike. */
    public static Equipment.Use strike(Library library, Problems problems) {
        Optional<Equipment.Use> strike = library.rows(CARS, problems).stream()
                .findFirst()
                .map(row -> new Equipment.Use(
                        CarOption.CAR_ACTION,
                        row.value(RANGE).nearest(),
                        row.value(RANGE).farthest(),
                        row.value(DICE),
                        row.value(ACCURACY),
                        row.value(DAMAGE),
                        false,
                        false,
                        false,
                        ""));
        return strike.orElse(NONE);
    }
}
