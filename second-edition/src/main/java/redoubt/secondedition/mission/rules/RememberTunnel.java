package redoubt.secondedition.mission.rules;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.horde.spawning.OpenedRooms;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Before the game, the doors of the tunnel become what the team knows them to be; rooms that stand open hold no zombies (Z2-BSPAWN-05). */
record RememberTunnel(RuleId rule, List<Zone> ends, List<Integer> doors, int known, boolean isOpen)
        implements Effect<Table> {
    RememberTunnel {
        ends = List.copyOf(ends);
        doors = List.copyOf(doors);
    }

    @Override
    public void happen(Play<Table> play) {
        if (!ServiceTunnel.isKnown(play.table())) {
            return;
        }
        Terrain terrain = play.table().terrain();
        for (int door : doors) {
            terrain = terrain.withEdge(door, known);
        }
        play.table(play.table().withTerrain(terrain));
        if (isOpen) {
            List<Zone> rooms = new ArrayList<>(OpenedRooms.of(play.table()).rooms());
            rooms.addAll(ends);
            play.table(play.table().with(new OpenedRooms(rooms)));
        }
        play.log(new MissionEvent.TunnelKnown(rule, ends.getFirst(), ends.getLast()));
    }
}
