package redoubt.secondedition.objective.effect;

import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.LastingNoise;
import redoubt.secondedition.objective.Reading;

/** Noise tokens are put into a zone; they may stay there for so many rounds, or for good. */
public record PutNoiseTokens(int tokens, Where where, int rounds) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Zone zone = where.of(reading);
        Table table = play.table();
        play.table(table.withToken(table.print().noise().orElseThrow(), zone.index(), tokens));
        if (rounds > 0) {
            int until = rounds == LastingNoise.FOR_GOOD ? rounds : table.round() + rounds;
            play.table(play.table().with(LastingNoise.of(table).with(new LastingNoise.Lot(zone, tokens, until))));
        }
        Rulings.happened(play, new CardEvent.NoisePut(reading.rule(), zone, tokens));
    }
}
