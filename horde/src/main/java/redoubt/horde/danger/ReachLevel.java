package redoubt.horde.danger;

import redoubt.horde.event.HordeEvent.LevelReached;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor reaches a danger level, for the first time or again, and gains a skill if there is one to gain. */
public record ReachLevel(SurvivorId survivor, Danger level, boolean isAgain) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        ChooseSkill choice = new ChooseSkill(survivor, level, isAgain);
        boolean isAny = !choice.skills(play.table()).isEmpty();
        Rulings.happened(play, new LevelReached(play.table().cite(Cite.REACH_LEVEL), survivor, level));
        if (isAny) {
            play.then(choice);
        }
    }
}
