package redoubt.livingdead.mission;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The group shares the survivors out among the starting areas, one at least in each (NL-M03-07). */
record ChooseAreas(List<Zone> zones) implements Effect<Table> {
    ChooseAreas {
        zones = List.copyOf(zones);
    }

    @Override
    public void happen(Play<Table> play) {
        List<Survivor> team = play.table().survivors();
        for (int i = team.size() - 1; i >= 0; i--) {
            play.then(new ChooseArea(team.get(i).id(), zones));
        }
    }
}
