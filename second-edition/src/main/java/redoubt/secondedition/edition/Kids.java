package redoubt.secondedition.edition;

import java.util.List;
import redoubt.content.Column;
import redoubt.content.Library;
import redoubt.content.Origin;
import redoubt.content.Problems;
import redoubt.content.Row;
import redoubt.content.TableFormat;
import redoubt.horde.table.SurvivorCard;

/** Reads which survivors are kids. */
final class Kids {
    private static final Column<Origin> SOURCE = Column.origin("source");
    private static final TableFormat KIDS = TableFormat.of("kid", SOURCE);

    private Kids() {}

    static List<String> read(Library library, List<SurvivorCard> survivors, Problems problems) {
        List<String> names = survivors.stream().map(SurvivorCard::name).toList();
        List<Row> rows = library.rows(KIDS, problems);
        for (Row row : rows) {
            if (!names.contains(row.key())) {
                problems.add(row.place(), "no survivor is called '" + row.key() + "'");
            }
        }
        return rows.stream().map(Row::key).toList();
    }
}
