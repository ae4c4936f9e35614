package redoubt.secondedition.washington;

import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The mission is won: whoever still lies on the board counts as picked up. */
record SaveTheFallen() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        for (Fallen.One one : Fallen.of(play.table()).lying()) {
            Table table = play.table();
            play.table(table.with(Fallen.of(table).with(one.survivor(), Fallen.Fate.PICKED_UP)));
            play.log(new WashingtonEvent.SurvivorSaved(WashingtonRules.WON_IN_TIME, one.survivor()));
        }
    }
}
