package redoubt.whitedeath.mission.m02;

import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.mission.rules.KeepToken;
import redoubt.whitedeath.mission.rules.MissionEvent;

/** A survivor who has all fragments discards them but for one, which is now a tome. */
record RestoreTome(SurvivorId survivor, int fragments) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(KeepToken.without(play.table(), survivor, TomesOfPurging.FRAGMENT, fragments));
        play.log(new MissionEvent.TomeRestored(TomesOfPurging.RESTORE, survivor));
        // At once, since with neither fragments nor tome the goal would seem out of reach.
        new KeepToken(survivor, TomesOfPurging.TOME, TomesOfPurging.RESTORE).happen(play);
    }
}
