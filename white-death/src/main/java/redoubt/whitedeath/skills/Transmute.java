package redoubt.whitedeath.skills;

import redoubt.horde.action.Carrying;
import redoubt.horde.action.DrawCards;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A card is discarded and a new one drawn, which is no search. */
public record Transmute(SurvivorId survivor, String card) implements Effect<Table> {
    private static final RuleId RULE = new RuleId("WD-SKILL-TRANSMUTATION");

    @Override
    public void happen(Play<Table> play) {
        int slot = play.table().survivor(survivor).inventory().slotOf(card);
        play.log(new HordeEvent.SkillUsed(RULE, survivor, "Transmutation"));
        Carrying.discard(play, survivor, slot, RULE);
        play.then(new DrawCards(survivor, play.table().print().searchDeck(), 1, false));
    }
}
