package redoubt.whitedeath.mission.m08;

import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.mission.rules.KeepToken;
import redoubt.whitedeath.mission.rules.MissionEvent;
import redoubt.whitedeath.mission.rules.SpawnTokens;

/** A survivor uses up a relic to move a spawn token to the banner. */
record UseRelic(SurvivorId survivor, String spawn, Zone banner) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(KeepToken.without(play.table(), survivor, RelicsMoveSpawns.RELIC, 1));
        SpawnTokens.move(play, SpawnTokens.named(play.table(), spawn), banner, RelicsMoveSpawns.RULE);
        Rulings.happened(
                play, new MissionEvent.TokenUsed(RelicsMoveSpawns.RULE, survivor, RelicsMoveSpawns.RELIC, spawn));
    }
}
