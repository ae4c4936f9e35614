package redoubt.whitedeath.necromancer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.Corrupt;
import redoubt.whitedeath.beacon.SiegeEvent;

/** The Defiler comes out of a numbered spawn token, and its zone gets the Defiler spawn token and corruption. */
record DefilerEnters(SpawnPoint from) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        List<SpawnPoint> points = new ArrayList<>(table.spawnPoints());
        points.removeIf(point -> point.name().equals(Defilement.DEFILER_SPAWN));
        points.add(new SpawnPoint(Defilement.DEFILER_SPAWN, from.zone(), Defilement.LAST, true));
        play.table(table.withSpawnPoints(points).with(new Defilement(Optional.of(from.name()))));
        // Before the figure, so that whoever reacts to it finds the zone as it is from now on.
        play.then(
                new Corrupt(NecromancerRules.ENTRY, from.zone()),
                new PlaceZombies(Necromancers.defiler(table).index(), 1, from.zone()));
        Rulings.happened(
                play, new SiegeEvent.SpawnTokenPlaced(NecromancerRules.ENTRY, Defilement.DEFILER_SPAWN, from.zone()));
    }
}
