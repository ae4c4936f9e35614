package redoubt.livingdead.mission.rules;

import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Ghouls have got into the house, and the scene is lost. */
public record LoseHouse(RuleId rule) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.lose(rule);
    }
}
