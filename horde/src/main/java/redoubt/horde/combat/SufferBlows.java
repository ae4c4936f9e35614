package redoubt.horde.combat;

import java.util.List;
import redoubt.horde.rulings.Blow;
import redoubt.horde.table.*;
import redoubt.kernel.*;

public record SufferBlows(SurvivorId survivor, List<Blow> blows) implements Effect<Table> {
    public void happen(Play<Table> play) {}
}
