package redoubt.whitedeath.mission.rules;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The numbered spawn tokens, which missions let survivors move; that of a necromancer bears no number. */
public final class SpawnTokens {
    private SpawnTokens() {}

    public static boolean isNumbered(SpawnPoint spawn) {
        return Character.isDigit(spawn.name().charAt(0));
    }

    /** The numbered spawn tokens at range 0 or 1 of a survivor. */
    public static List<SpawnPoint> near(Table table, Survivor survivor) {
        ZoneSet near = Attacks.sight(table, survivor).within(survivor.zone().index(), 0, 1);
        List<SpawnPoint> found = new ArrayList<>();
        for (SpawnPoint spawn : table.spawnPoints()) {
            if (isNumbered(spawn) && near.contains(spawn.zone().index())) {
                found.add(spawn);
            }
        }
        return found;
    }

    public static SpawnPoint named(Table table, String name) {
        for (SpawnPoint spawn : table.spawnPoints()) {
            if (spawn.name().equals(name)) {
                return spawn;
            }
        }
        throw new IllegalStateException("no spawn token " + name);
    }

    /** Puts a spawn token into another zone. */
    public static void move(Play<Table> play, SpawnPoint moved, Zone to, RuleId rule) {
        if (moved.zone().equals(to)) {
            return;
        }
        List<SpawnPoint> changed = new ArrayList<>(play.table().spawnPoints());
        changed.replaceAll(spawn -> spawn.equals(moved) ? spawn.withZone(to) : spawn);
        play.table(play.table().withSpawnPoints(changed));
        play.log(new MissionEvent.SpawnTokenMoved(rule, moved.name(), moved.zone(), to));
    }
}
