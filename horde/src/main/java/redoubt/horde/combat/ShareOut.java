package redoubt.horde.combat;

import java.util.List;
import redoubt.horde.rulings.Blow;
import redoubt.horde.table.*;
import redoubt.kernel.*;

public record ShareOut(Zone zone, List<Blow> blows) implements Effect<Table> {
    public static Step<Table> attacks(Zone zone, List<Blow> blows) {
        return new ShareOut(zone, blows);
    }

    public void happen(Play<Table> play) {}
}
