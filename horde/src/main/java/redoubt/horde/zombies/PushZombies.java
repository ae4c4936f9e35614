package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Figures;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** All zombies in a zone are put into another; this is not a move and needs no open path. */
public record PushZombies(RuleId rule, Zone from, Zone to) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Figures zombies = table.zombies();
        if (!zombies.isAny(from.index()) || from.index() == to.index()) {
            return;
        }
        List<Troop> troops = new ArrayList<>();
        for (int kind = 0; kind < zombies.kinds(); kind++) {
            int count = zombies.count(from.index(), kind);
            if (count > 0) {
                zombies = zombies.moved(from.index(), to.index(), kind, count);
                troops.add(new Troop(kind, count));
            }
        }
        play.table(table.withZombies(zombies));
        Rulings.happened(play, new HordeEvent.ZombiesPushed(rule, Group.text(table, troops), from, to));
    }
}
