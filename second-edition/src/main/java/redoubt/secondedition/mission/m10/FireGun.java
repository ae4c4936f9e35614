package redoubt.secondedition.mission.m10;

import redoubt.board.Zone;
import redoubt.horde.combat.EliminateAll;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.secondedition.mission.rules.Labour;
import redoubt.secondedition.objective.Reading;
import redoubt.secondedition.objective.effect.OpenExit;
import redoubt.secondedition.objective.effect.PutNoiseTokens;
import redoubt.secondedition.objective.effect.Where;

/** Everybody at the barricade dies or is knocked out, the way is open, and the whole city has heard it. */
record FireGun(SurvivorId survivor, Zone tank, Zone target) implements Effect<Table> {
    private static final int NOISE = 4;

    @Override
    public void happen(Play<Table> play) {
        RuleId rule = new RuleId(TankGun.CARD);
        Labour labour = Labour.of(play.table());
        play.table(play.table().with(labour.with(TankGun.BARRICADE, TankGun.STEPS - labour.steps(TankGun.BARRICADE))));
        Rulings.happened(play, new EscapeEvent.GunFired(rule, survivor, target));
        new PutNoiseTokens(NOISE, Where.at(tank), 0).happen(play, new Reading(TankGun.CARD, survivor, tank));
        OpenExit.open(play, target, rule);
        play.then(new EliminateAll(survivor, target, rule));
    }
}
