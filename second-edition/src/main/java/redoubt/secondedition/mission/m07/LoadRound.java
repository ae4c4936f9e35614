package redoubt.secondedition.mission.m07;

import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.secondedition.things.Burden;

/** A survivor discards a breaching round for the next attack of the turn. */
record LoadRound(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = Burden.without(play.table(), survivor, BreachingRounds.ROUND);
        play.table(table.with(BreachingRounds.loaded(table.survivor(survivor))));
        play.log(new HuntEvent.RoundLoaded(new RuleId(BreachingRounds.CARD), survivor));
    }
}
