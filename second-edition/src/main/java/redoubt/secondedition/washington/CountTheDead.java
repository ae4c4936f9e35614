package redoubt.secondedition.washington;

import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Whoever was knocked out in an earlier round and still lies there is dead. */
record CountTheDead() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        for (Fallen.One one : Fallen.of(play.table()).lying()) {
            Table table = play.table();
            if (one.round() < table.round()) {
                play.table(table.with(Fallen.of(table).with(one.survivor(), Fallen.Fate.DEAD)));
                play.log(new WashingtonEvent.SurvivorDied(WashingtonRules.DEAD, one.survivor()));
            }
        }
    }
}
