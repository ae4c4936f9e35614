package redoubt.horde.mission;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Whoever controls the survivor with a certain card is first player. */
record FirstPlayerHolds(String card) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        for (Survivor survivor : play.table().survivors()) {
            if (survivor.inventory().slotOf(card) >= 0) {
                play.table(play.table().withFirstPlayer(survivor.seat()));
                play.log(new HordeEvent.FirstPlayerPassed(
                        play.table().cite(Cite.SET_UP_FIRST_PLAYER),
                        survivor.seat().number()));
                return;
            }
        }
    }
}
