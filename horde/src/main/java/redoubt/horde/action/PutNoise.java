package redoubt.horde.action;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor puts a noise token into their zone. */
public record PutNoise(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Zone zone = table.survivor(survivor).zone();
        play.table(table.withToken(table.print().noise().orElseThrow(), zone.index(), 1));
        Rulings.happened(play, new HordeEvent.NoiseMade(table.cite(Cite.MAKE_NOISE), zone));
    }
}
