package redoubt.horde.round;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Edition;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** All noise tokens leave the board at the end of the round. */
public record RemoveNoise() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        int noise = Edition.of(table).noise().index();
        int tokens = table.tokens().total(noise);
        if (tokens > 0) {
            play.table(table.withTokens(table.tokens().without(noise)));
            play.log(new HordeEvent.NoiseRemoved(table.cite(Cite.NOISE_REMOVED), tokens));
        }
    }
}
