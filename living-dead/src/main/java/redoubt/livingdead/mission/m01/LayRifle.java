package redoubt.livingdead.mission.m01;

import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.ChooseFirstPlayer;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The rifle is laid in its zone, and the player of a survivor is first, or whomever the group chooses. */
record LayRifle(Dropped rifle, String first) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().withDropped(List.of(rifle)));
        if (OtherReading.isAgreed(play.table(), RifleToFind.FIRST_PLAYER)) {
            play.then(new ChooseFirstPlayer());
        } else {
            play.table().survivor(first).ifPresent(survivor -> {
                play.table(play.table().withFirstPlayer(survivor.seat()));
                play.log(new HordeEvent.FirstPlayerPassed(
                        RifleToFind.FIRST_PLAYER, survivor.seat().number()));
            });
        }
    }
}
