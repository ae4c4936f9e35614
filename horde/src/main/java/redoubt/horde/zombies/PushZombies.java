package redoubt.horde.zombies;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Figures;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** All zombies of a zone are put into another; it is no move and needs no open path. */
public record PushZombies(Zone from, Zone to) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Figures zombies = table.zombies();
        if (!zombies.isAny(from.index()) || from.index() == to.index()) {
            return;
        }
        StringBuilder text = new StringBuilder();
        for (int kind = 0; kind < zombies.kinds(); kind++) {
            int count = zombies.count(from.index(), kind);
            if (count > 0) {
                zombies = zombies.moved(from.index(), to.index(), kind, count);
                text.append(text.isEmpty() ? "" : ", ")
                        .append(count)
                        .append(' ')
                        .append(table.book().zombieKinds().get(kind).name());
            }
        }
        play.table(table.withZombies(zombies));
        Rulings.happened(play, new HordeEvent.ZombiesPushed(table.cite(Cite.PUSH_ZOMBIES), text.toString(), from, to));
    }
}
