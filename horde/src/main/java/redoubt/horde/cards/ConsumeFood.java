package redoubt.horde.cards;

import redoubt.horde.action.Carrying;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor consumes food and gains adrenaline. */
public record ConsumeFood(SurvivorId survivor, String card, int adrenaline) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        int slot = play.table().survivor(survivor).inventory().slotOf(card);
        RuleId rule = play.table().cite(Cite.CONSUME_FOOD);
        Carrying.discard(play, survivor, slot, rule);
        play.then(new GainAdrenaline(survivor, adrenaline, rule));
    }
}
