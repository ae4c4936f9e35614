package redoubt.horde.round;

import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/**
 * Goes on with the seat at this place in the order (0 is the first player) as long as it has a survivor to activate, then with the
 * next seat; after the last seat come those who may take their turn at any time and have not done so yet.
 */
record NextTurn(int place) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        int at = place;
        while (at < table.seats() && !isWaiting(table, at)) {
            at++;
        }
        if (isWaiting(table, at)) {
            play.then(new ChooseSurvivor(at));
        }
    }

    private static boolean isWaiting(Table table, int place) {
        for (Survivor survivor : table.survivors()) {
            if (ChooseSurvivor.isReady(survivor)
                    && (place == table.seats() || survivor.seat().number() == ChooseSurvivor.seat(table, place))) {
                return true;
            }
        }
        return false;
    }
}
