package redoubt.secondedition.objective.effect;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.spawning.BuildingSpawn;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The building around a zone is spawned now, as if a door of it had opened, unless it has been before. */
public record FillBuilding(Where where) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Rulings.the(play.table(), BuildingSpawn.class).open(play, where.of(reading));
    }
}
