package redoubt.livingdead.mission.rules;

import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Something is put down in the chronicle of the scene. */
public record Note(String entry) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(Chronicle.noted(play.table(), entry));
    }
}
