package redoubt.darkest.peril;

import java.util.List;
import java.util.Optional;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Menace;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Zombies that are hit: one hit takes a figure out, unless its horde is so tough that the first of two hits lays it down. */
public final class Hordes {
    private Hordes() {}

    /** How many hits the horde of a room can take. */
    static int life(Table table, int room) {
        int figures = table.menace().zombies(room);
        boolean tough = figures > 0 && Expansions.toughness(table, room).isPresent();
        return tough ? 2 * figures - table.menace().zombies(room, ZombieState.LAID) : figures;
    }

    /** Hits the horde of a room, figures of the first state first; says how many are out. */
    public static int hit(Play<Table> play, int room, int hits, List<ZombieState> order) {
        Optional<RuleId> tough = Expansions.toughness(play.table(), room);
        if (tough.isEmpty()) {
            int killed = Math.min(hits, play.table().menace().zombies(room));
            remove(play, room, killed, order);
            return killed;
        }
        int killed = 0;
        for (int hit = 0; hit < hits && play.table().menace().zombies(room) > 0; hit++) {
            killed += hitTough(play, room, order, tough.get()) ? 1 : 0;
        }
        return killed;
    }

    /** A figure already down is finished before another is laid down (DD-ZEX-10). */
    private static boolean hitTough(Play<Table> play, int room, List<ZombieState> order, RuleId rule) {
        Table table = play.table();
        Menace menace = table.menace();
        if (menace.zombies(room, ZombieState.LAID) > 0) {
            play.table(table.with(menace.plus(room, ZombieState.LAID, -1)));
            return true;
        }
        for (ZombieState state : order) {
            if (menace.zombies(room, state) > 0) {
                play.table(table.with(menace.turned(room, state, ZombieState.LAID, 1)));
                play.log(new DarkestEvent.ZombieStunned(rule, table.zone(room)));
                return false;
            }
        }
        return false;
    }

    /** Takes figures from a room, those of the first state first, those laid down by a hit last. */
    public static void remove(Play<Table> play, int room, int count, List<ZombieState> order) {
        Menace menace = play.table().menace();
        int left = count;
        for (ZombieState state : order) {
            int gone = Math.min(left, menace.zombies(room, state));
            menace = menace.plus(room, state, -gone);
            left -= gone;
        }
        int laid = Math.min(left, menace.zombies(room, ZombieState.LAID));
        play.table(play.table().with(laid > 0 ? menace.plus(room, ZombieState.LAID, -laid) : menace));
    }
}
