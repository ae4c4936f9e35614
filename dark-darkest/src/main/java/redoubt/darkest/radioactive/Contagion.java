package redoubt.darkest.radioactive;

import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;

/** Zombies and the Creature are contaminated by their tile and by each other, at every moment (DD-RAD-13, DD-RAD-14, DD-RAD-28). */
final class Contagion {
    private Contagion() {}

    static void settle(Play<Table> play) {
        Table table = play.table();
        Radiation radiation = Radiation.of(table);
        Optional<Integer> creature = table.menace().creature().map(Beast::room);
        ZoneSet zombies = table.menace().zombies().where();
        ZoneSet rooms = radiation.hordes().and(zombies);
        for (int tile : radiation.tiles()) {
            rooms = rooms.or(table.house().rooms(tile).and(zombies));
        }
        boolean glowing = isContaminated(table, radiation, creature, rooms);
        if (glowing && zombies.contains(creature.orElseThrow())) {
            rooms = rooms.with(creature.orElseThrow());
        }
        if (!rooms.equals(radiation.hordes()) || glowing != radiation.isCreatureContaminated()) {
            play.table(table.with(radiation.withEnemies(rooms, glowing)));
        }
    }

    private static boolean isContaminated(
            Table table, Radiation radiation, Optional<Integer> creature, ZoneSet hordes) {
        return creature.filter(room -> radiation.isCreatureContaminated()
                        || hordes.contains(room)
                        || radiation.isContaminated(table.house().tile(room)))
                .isPresent();
    }
}
