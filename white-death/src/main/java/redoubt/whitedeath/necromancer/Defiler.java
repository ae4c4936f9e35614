package redoubt.whitedeath.necromancer;

import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** The Defiler never moves but pushes its spawn token instead, other necromancers walk to the beacon; with the Defiler its token goes. */
public record Defiler() implements ZombieRuling, AfterEvent {
    @Override
    public Optional<Step<Table>> insteadOfMoving(Table table, Zone zone, int kind) {
        ZombieKind zombie = table.print().zombieKinds().get(kind);
        if (!Necromancers.isNecromancer(zombie)) {
            return Optional.empty();
        }
        return Optional.of(Necromancers.isDefiler(zombie) ? new PushSpawnToken() : new WalkToBeacon(zone, kind));
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.ZombieEliminated fallen
                && fallen.zombie().equals(Necromancers.DEFILER)) {
            play.then(new RemoveDefilerSpawn());
        }
    }
}
