package redoubt.horde.round;

import java.util.Optional;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** All noise tokens, in games that have them, leave the board at the end of the round. */
public record RemoveNoise() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Optional<TokenKind> noise = table.print().noise();
        int tokens = noise.map(kind -> table.tokens().total(kind.index())).orElse(0);
        if (tokens > 0) {
            play.table(
                    table.withTokens(table.tokens().without(noise.orElseThrow().index())));
            play.log(new HordeEvent.NoiseRemoved(table.cite(Cite.NOISE_REMOVED), tokens));
        }
    }
}
