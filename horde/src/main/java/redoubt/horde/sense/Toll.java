package redoubt.horde.sense;

import redoubt.board.ZoneSet;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;

/** What the next activation of the zombies will cost the survivors of a zone. */
record Toll(Table table) {
    private static final int NOBODY = -1;

    /** The wounds that zombies will deal in a zone next time: those there, and those next door who are quick enough. */
    int blows(int zone) {
        ZoneSet near =
                table.survivorPaths().neighbours(zone).and(table.zombies().where());
        int blows = 0;
        for (ZombieKind kind : table.print().zombieKinds()) {
            blows += kind.wounds() * kind.actions() * table.zombies().count(zone, kind.index());
            if (kind.actions() > 1) {
                for (int other = near.first(); other != ZoneSet.NONE; other = near.nextAfter(other)) {
                    blows += kind.wounds() * table.zombies().count(other, kind.index());
                }
            }
        }
        return blows;
    }

    /** How many more wounds those in a zone, with one who may yet come, can take than they will; below zero somebody dies. */
    int slack(int zone, int besides) {
        int slack = table.allies().count(zone) - blows(zone);
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard()
                    && (survivor.index() == besides || survivor.zone().index() == zone)) {
                slack += strength(survivor);
            }
        }
        return slack;
    }

    /** The same when one of those there has left. */
    int slackWithout(int zone, Survivor gone) {
        return slack(zone, NOBODY) - (gone.isOnBoard() && gone.zone().index() == zone ? strength(gone) : 0);
    }

    /** The wounds that somebody can take and live. */
    private static int strength(Survivor survivor) {
        return survivor.card().health() - 1 - survivor.wounds();
    }

    /** Whether somebody dies in a zone unless others help. */
    boolean isDoomed(int zone) {
        return table.zombies().isAny(zone) && slack(zone, NOBODY) < 0;
    }
}
