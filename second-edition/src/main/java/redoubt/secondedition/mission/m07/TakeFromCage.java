package redoubt.secondedition.mission.m07;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.secondedition.things.Burden;
import redoubt.secondedition.things.ThingEvent;

/** A survivor takes one more breaching round out of the cage. */
record TakeFromCage(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(Burden.with(play.table(), survivor, BreachingRounds.ROUND));
        Rulings.happened(
                play,
                new ThingEvent.ThingTaken(
                        new RuleId(BreachingRounds.CARD),
                        survivor,
                        BreachingRounds.ROUND,
                        play.table().survivor(survivor).zone()));
    }
}
