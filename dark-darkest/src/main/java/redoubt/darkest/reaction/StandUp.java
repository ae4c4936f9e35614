package redoubt.darkest.reaction;

import redoubt.board.ZoneSet;
import redoubt.darkest.table.Menace;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Activated zombies that were laid down have stood up and done nothing else (DD-ITEM-04, DD-GAP-34). */
public record StandUp(ZoneSet area) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Menace menace = play.table().menace();
        ZoneSet down = area.and(menace.zombies().where(ZombieState.STUNNED.ordinal()));
        if (down.isEmpty()) {
            return;
        }
        for (int room = down.first(); room != ZoneSet.NONE; room = down.nextAfter(room)) {
            int count = menace.zombies(room, ZombieState.STUNNED);
            menace = menace.plus(room, ZombieState.STUNNED, -count).plus(room, ZombieState.READY, count);
        }
        play.table(play.table().with(menace));
    }
}
