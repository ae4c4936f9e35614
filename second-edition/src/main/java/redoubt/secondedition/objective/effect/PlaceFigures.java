package redoubt.secondedition.objective.effect;

import redoubt.board.Zone;
import redoubt.horde.edition.Edition;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.spawning.Miniatures;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** Zombies are put into a zone without a card and without reactions, as far as miniatures are left (WZ-CARD-03). */
public record PlaceFigures(ZombieKind kind, int count, Where where) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Table table = play.table();
        Zone zone = where.of(reading);
        int placed = Math.min(count, Miniatures.left(table, kind.index()));
        if (placed > 0) {
            play.table(table.withZombies(table.zombies().plus(zone.index(), kind.index(), placed)));
            Rulings.happened(play, new HordeEvent.ZombiesSpawned(reading.rule(), kind.name(), placed, zone));
        }
        if (placed < count) {
            int missing = count - placed;
            play.then(Edition.of(table).workings().shortage().shortage(play.table(), kind.index(), missing, zone));
            play.log(new HordeEvent.MiniaturesShort(table.cite(Cite.SHORTAGE), kind.name(), missing));
        }
    }
}
