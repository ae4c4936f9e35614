package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.darkest.table.Menace;
import redoubt.darkest.table.Phase;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * Zombies and the Creature react to a group: every tile with a member makes an activation area of itself and the tiles around it
 * (DD-REACT-01 to DD-REACT-07, DD-GAP-49).
 */
public record React(List<Integer> members) implements Effect<Table>, Phase.End {
    static final RuleId ATTACKS = rule("DD-REACT-06");

    public React {
        members = List.copyOf(members);
    }

    @Override
    public Phase ends(Table table) {
        return Phase.GROUPS;
    }

    @Override
    public void happen(Play<Table> play) {
        to(play, areas(play.table(), members));
    }

    /** The areas around the members in play, each only once. */
    static List<ZoneSet> areas(Table table, List<Integer> members) {
        List<ZoneSet> areas = new ArrayList<>();
        for (int member : members) {
            Survivor survivor = table.survivor(member);
            if (survivor.isPlaying()) {
                ZoneSet area = table.house().around(table.house().tile(survivor.room()));
                if (!areas.contains(area)) {
                    areas.add(area);
                }
            }
        }
        return areas;
    }

    /** The rooms of all these areas. */
    static ZoneSet all(List<ZoneSet> areas) {
        ZoneSet all = ZoneSet.EMPTY;
        for (ZoneSet area : areas) {
            all = all.or(area);
        }
        return all;
    }

    /** The whole house reacts, as in the Showdown (DD-FIN-33, DD-FIN-41). */
    public static void everywhere(Play<Table> play) {
        to(play, List.of(play.table().house().board().zones()));
    }

    /** Zombies laid down by the first of two hits stand up again and act as usual (DD-GAP-78). */
    static Menace stoodUp(Menace menace) {
        Menace changed = menace;
        ZoneSet rooms = menace.zombies().where(ZombieState.LAID.ordinal());
        for (int room = rooms.first(); room != ZoneSet.NONE; room = rooms.nextAfter(room)) {
            changed = changed.turned(room, ZombieState.LAID, ZombieState.READY, menace.zombies(room, ZombieState.LAID));
        }
        return changed;
    }

    private static void to(Play<Table> play, List<ZoneSet> areas) {
        Table table = play.table();
        if (table.playing().isEmpty()) {
            return;
        }
        ZoneSet all = all(areas);
        play.table(table.with(stoodUp(table.menace())).with(table.notes().withNobodyActed()));
        play.then(new AttackRooms(all), new CreatureStrikes(areas), new StandUp(all));
    }
}
