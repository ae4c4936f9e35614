package redoubt.horde.action;

import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor who carries more than their slots allow must discard until everything fits. */
public record DiscardDown(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        if (Carrying.isOverTheLimit(play.table(), play.table().survivor(survivor))) {
            play.then(new ChooseDiscard(survivor));
        }
    }
}
