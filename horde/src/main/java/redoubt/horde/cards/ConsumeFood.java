package redoubt.horde.cards;

import redoubt.horde.action.Carrying;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor consumes food and gains adrenaline. */
public record ConsumeFood(SurvivorId survivor, String card, int adrenaline) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        int slot = play.table().survivor(survivor).inventory().slotOf(card);
        Carrying.discard(play, survivor, slot, Cite.DISCARD_ANY_TIME);
        play.then(new GainAdrenaline(survivor, adrenaline));
    }
}
