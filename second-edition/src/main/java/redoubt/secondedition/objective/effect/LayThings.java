package redoubt.secondedition.objective.effect;

import redoubt.board.Zone;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;
import redoubt.secondedition.things.Lying;

/** Things are in a zone from now on, for survivors to pick up. */
public record LayThings(int count, String thing, Where where) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Zone zone = where.of(reading);
        for (int i = 0; i < count; i++) {
            play.table(play.table().with(Lying.of(play.table()).with(thing, zone)));
        }
    }
}
