package redoubt.horde.round;

import java.util.Optional;
import redoubt.board.Figures;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.NoiseRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** All noise tokens, in games that have them, leave the board at the end of the round, except those that a ruling holds there. */
public record RemoveNoise() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Optional<TokenKind> noise = table.print().noise();
        if (noise.isEmpty()) {
            return;
        }
        int kind = noise.get().index();
        Figures left = table.tokens().without(kind);
        for (NoiseRuling ruling : Rulings.common(table, NoiseRuling.HOOK)) {
            ZoneSet noisy = table.tokens().where(kind);
            for (int zone = noisy.first(); zone != ZoneSet.NONE; zone = noisy.nextAfter(zone)) {
                int staying =
                        Math.min(ruling.staying(table, zone), table.tokens().count(zone, kind));
                left = left.plus(zone, kind, staying);
            }
        }
        int removed = table.tokens().total(kind) - left.total(kind);
        if (removed > 0) {
            play.table(table.withTokens(left));
            play.log(new HordeEvent.NoiseRemoved(table.cite(Cite.NOISE_REMOVED), removed));
        }
    }
}
