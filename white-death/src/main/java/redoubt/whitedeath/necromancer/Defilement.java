package redoubt.whitedeath.necromancer;

import java.util.Optional;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;

/** The numbered spawn token that the Defiler on the board came from, by its name; empty while there is no Defiler. */
public record Defilement(Optional<String> token) implements Annexes.Annex {
    /** The name of the Defiler's own spawn token, and its place after all others. */
    public static final String DEFILER_SPAWN = "defiler";

    static final int LAST = Integer.MAX_VALUE;

    /** The token as it lies now. */
    static Optional<SpawnPoint> origin(Table table) {
        Optional<String> name = table.annexes().find(Defilement.class).flatMap(Defilement::token);
        return name.flatMap(token -> spawn(table, token));
    }

    static Optional<SpawnPoint> spawn(Table table, String name) {
        for (SpawnPoint point : table.spawnPoints()) {
            if (point.name().equals(name)) {
                return Optional.of(point);
            }
        }
        return Optional.empty();
    }
}
