package redoubt.whitedeath.mission.m02;

import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.mission.rules.KeepToken;
import redoubt.whitedeath.mission.rules.MissionEvent;
import redoubt.whitedeath.mission.rules.SpawnTokens;

/** A survivor uses up a tome: the spawn token goes to the first one, then the corruption that was under it is purged. */
record ReadTome(SurvivorId survivor, String spawn) implements Effect<Table> {
    private static final RuleId TO_THE_FIRST = new RuleId("WD-M02-09");
    private static final String FIRST = "1";

    @Override
    public void happen(Play<Table> play) {
        SpawnPoint point = SpawnTokens.named(play.table(), spawn);
        Zone under = point.zone();
        play.table(KeepToken.without(play.table(), survivor, TomesOfPurging.TOME, 1));
        Rulings.happened(play, new MissionEvent.TokenUsed(TomesOfPurging.USE, survivor, TomesOfPurging.TOME, spawn));
        // Where the first token lies now, even if a necromancer has pushed it there (WD-GAP-106).
        SpawnTokens.move(play, point, SpawnTokens.named(play.table(), FIRST).zone(), TO_THE_FIRST);
        // At once, since with the tome gone the corruption would seem to stay for ever.
        new PurgeCorruption(under).happen(play);
    }
}
