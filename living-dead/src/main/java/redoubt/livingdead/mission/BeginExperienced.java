package redoubt.livingdead.mission;

import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Everybody begins with so many experience points and the skills they bring (NL-GAP-55). */
record BeginExperienced(int points, RuleId rule) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        for (Survivor survivor : play.table().survivors().reversed()) {
            play.then(new GainAdrenaline(survivor.id(), points, rule));
        }
    }
}
