package redoubt.horde.action;

import java.util.Optional;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor who was handed more than their slots hold must put their cards in order. */
record MakeRoom(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        if (Carrying.isOverTheLimit(play.table(), play.table().survivor(survivor))) {
            play.then(new BeginArranging(survivor, Optional.empty(), Cite.TRADE));
        }
    }
}
