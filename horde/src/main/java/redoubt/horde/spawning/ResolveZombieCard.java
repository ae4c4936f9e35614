package redoubt.horde.spawning;

import redoubt.horde.edition.Edition;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A zombie card takes effect where its spawn token lies now. */
record ResolveZombieCard(int card, SpawnPoint at) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Edition edition = Edition.of(table);
        play.then(edition.workings()
                .spawnCards()
                .resolve(table, edition.print().zombieCards().get(card), current(table)));
    }

    private SpawnPoint current(Table table) {
        for (SpawnPoint point : table.spawnPoints()) {
            if (point.name().equals(at.name())) {
                return point;
            }
        }
        return at;
    }
}
