package redoubt.server.store;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The table from which another one came, and how. */
public record Origin(Kind kind, String table) {
    /** The ways in which a table comes from another. */
    public enum Kind {
        /** The game of that table goes on here; only one table can continue it. */
        CONTINUES,
        /** In a campaign, what comes after that table's mission is played here; only one table can follow it. */
        FOLLOWS,
        /** A second campaign branches off here before that table's mission. */
        BRANCHES;

        /** The column that names the other table. */
        String column() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** All ways in which a table may have come from this one. */
    public static List<Origin> ofAnyKind(String table) {
        return Arrays.stream(Kind.values()).map(kind -> new Origin(kind, table)).toList();
    }

    public static Origin continues(String table) {
        return new Origin(Kind.CONTINUES, table);
    }

    public static Origin follows(String table) {
        return new Origin(Kind.FOLLOWS, table);
    }

    public static Origin branches(String table) {
        return new Origin(Kind.BRANCHES, table);
    }
}
