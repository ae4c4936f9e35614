package redoubt.secondedition.washington;

import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A flashlight goes out. */
record SwitchOff(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        out(play, WashingtonRules.SWITCH_OFF, survivor);
    }

    static void out(Play<Table> play, RuleId rule, SurvivorId survivor) {
        play.table(play.table().with(Lights.of(play.table()).without(survivor)));
        play.log(new WashingtonEvent.LightWentOut(rule, survivor));
    }
}
