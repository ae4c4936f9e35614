package redoubt.whitedeath.modes;

import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.beacon.SiegeEvent;

/** A survivor has the skill of a guard skill card from the beginning, as if printed on the ID card. */
record TakeGuardSkill(RuleId rule, SurvivorId survivor, String card) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        play.table(table.with(
                table.survivor(survivor).withSkill(GuardSkillDeck.of(table).card(card))));
        play.log(new SiegeEvent.GuardSkillDealt(rule, survivor, card));
    }
}
