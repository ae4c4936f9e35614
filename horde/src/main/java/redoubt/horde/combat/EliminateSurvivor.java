package redoubt.horde.combat;

import redoubt.horde.event.HordeEvent.SurvivorEliminated;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor is out of the game. */
public record EliminateSurvivor(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor falling = table.survivor(survivor);
        if (falling.isOnBoard()) {
            play.table(table.with(falling.withPresence(Survivor.Presence.ELIMINATED)));
            Rulings.happened(
                    play, new SurvivorEliminated(table.cite(Cite.SURVIVOR_ELIMINATED), survivor, falling.zone()));
        }
    }
}
