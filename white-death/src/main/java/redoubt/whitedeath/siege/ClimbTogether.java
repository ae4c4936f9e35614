package redoubt.whitedeath.siege;

import java.util.List;
import redoubt.board.Figures;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.Troop;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** All groups that climb in a siege make their one move. */
record ClimbTogether(List<Climb> climbs) implements Effect<Table> {
    ClimbTogether {
        climbs = List.copyOf(climbs);
    }

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Figures zombies = table.zombies();
        for (Climb climb : climbs) {
            int from = climb.group().from().index();
            for (Troop troop : climb.group().troops()) {
                zombies = zombies.moved(from, climb.to().index(), troop.kind(), troop.count());
            }
        }
        play.table(table.withZombies(zombies));
        for (Climb climb : climbs) {
            for (Troop troop : climb.group().troops()) {
                String zombie = table.print().zombieKinds().get(troop.kind()).name();
                Rulings.happened(
                        play,
                        new HordeEvent.ZombiesMoved(
                                SiegeRules.CLIMB,
                                zombie,
                                troop.count(),
                                climb.group().from(),
                                climb.to()));
            }
        }
    }
}
