package redoubt.livingdead.mission.m01;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A card is laid into a zone before the first round. */
public record LayRifle(Equipment rifle, Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        List<Dropped> more = new ArrayList<>(play.table().dropped());
        more.add(new Dropped(zone, rifle));
        play.table(play.table().withDropped(more));
    }
}
