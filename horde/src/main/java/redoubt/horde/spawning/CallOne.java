package redoubt.horde.spawning;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/**
 * One zombie of a family that has only one on the board at a time, such as an abomination: it is placed, or if there is one
 * already, that one gets an extra activation instead.
 */
public record CallOne(String family, Zone zone, List<Zone> filled) implements Effect<Table>, SameCard {
    public CallOne(String family, Zone zone) {
        this(family, zone, List.of());
    }

    @Override
    public CallOne after(List<Zone> already) {
        return new CallOne(family, zone, List.copyOf(already));
    }

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        List<Integer> kinds = Miniatures.kinds(table, family);
        List<ActivateOne.Wake> present = new ArrayList<>(1);
        for (int kind : kinds) {
            ZoneSet where = table.zombies().where(kind);
            for (int at = where.first(); at != ZoneSet.NONE; at = where.nextAfter(at)) {
                String name = table.print().zombieKinds().get(kind).name();
                present.add(new ActivateOne.Wake(kind, name, table.zone(at)));
            }
        }
        if (present.isEmpty()) {
            play.then(new PlaceZombies(kinds.getFirst(), 1, zone).after(filled));
        } else {
            Step<Table> activation = new ActivateOne(List.copyOf(present));
            play.then(activation);
            PlaceZombies.react(play, filled);
        }
    }
}
