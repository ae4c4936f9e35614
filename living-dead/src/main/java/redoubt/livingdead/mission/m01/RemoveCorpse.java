package redoubt.livingdead.mission.m01;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The corpse is gone for good (NL-GAP-50). */
public record RemoveCorpse(SurvivorId survivor) implements Effect<Table> {
    static final RuleId RULE = new RuleId("NL-M01-13");

    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().with(new Corpse.Body(true, true)));
        Rulings.happened(play, new CorpseRemoved(RULE, survivor));
    }
}
