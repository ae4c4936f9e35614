package redoubt.darkest.round;

import redoubt.board.ZoneSet;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Menace;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Marks of the last Round go, and every survivor gets the Action points of its health level, one if entrapped (DD-SURV-17). */
public record BeginRound() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Expansions.of(play.table()).forEach(expansion -> expansion.roundBegins(play));
        Table table = play.table().with(play.table().notes().withNothingUsed());
        for (Survivor survivor : table.playing()) {
            int level = Abilities.of(table, survivor).level();
            table = table.with(survivor.with(
                    survivor.effort().rested().withPoints(survivor.isEntrapped() ? Math.min(1, level) : level)));
        }
        play.table(table.with(settled(table.menace())));
    }

    /** Zombies that came by Reinforcement are like all others again (DD-GAP-54). */
    public static Menace settled(Menace menace) {
        Menace settled = menace;
        ZoneSet rooms = menace.zombies().where(ZombieState.FRESH.ordinal());
        for (int room = rooms.first(); room != ZoneSet.NONE; room = rooms.nextAfter(room)) {
            int fresh = menace.zombies(room, ZombieState.FRESH);
            settled = settled.plus(room, ZombieState.FRESH, -fresh).plus(room, ZombieState.READY, fresh);
        }
        return settled;
    }
}
