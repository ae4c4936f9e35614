package redoubt.whitedeath.necromancer;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.Corrupt;

/** A walking necromancer enters a zone and corrupts it. */
record NecromancerEnters(Zone from, Zone to, int kind) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        int count = table.zombies().count(from.index(), kind);
        play.table(table.withZombies(table.zombies().moved(from.index(), to.index(), kind, count)));
        play.then(new Corrupt(NecromancerRules.CORRUPT_ON_MOVE, to));
        String zombie = table.print().zombieKinds().get(kind).name();
        Rulings.happened(play, new HordeEvent.ZombiesMoved(NecromancerRules.WALK_TO_BEACON, zombie, count, from, to));
    }
}
