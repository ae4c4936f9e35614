package redoubt.livingdead.mission.m01;

import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The rifle is laid in its zone, and the player of a survivor is first. */
record LayRifle(Dropped rifle, String first) implements Effect<Table> {
    private static final RuleId FIRST_PLAYER = new RuleId("NL-GAP-17");

    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().withDropped(List.of(rifle)));
        play.table().survivor(first).ifPresent(survivor -> {
            play.table(play.table().withFirstPlayer(survivor.seat()));
            play.log(new HordeEvent.FirstPlayerPassed(
                    FIRST_PLAYER, survivor.seat().number()));
        });
    }
}
