package redoubt.horde.spawning;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/**
 * One zombie of a family of which only a few are on the board, such as an abomination, comes off the deck of its family or, without
 * a deck, is the first that is left. If there is one on the board already and there may be no second, that one gets an extra
 * activation instead; where there may be more, all of them get it, and then one more comes.
 */
public record CallOne(RuleId rule, String family, Zone zone, int most, List<Zone> filled)
        implements Effect<Table>, SameCard {
    public CallOne(RuleId rule, String family, Zone zone, int most) {
        this(rule, family, zone, most, List.of());
    }

    @Override
    public CallOne after(List<Zone> already) {
        return new CallOne(rule, family, zone, most, List.copyOf(already));
    }

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        List<ActivateOne.Wake> present = present(table);
        if (present.isEmpty()) {
            play.then(new BringOne(rule, family, zone, filled));
        } else if (most == 1) {
            play.then(new ActivateOne(present));
            PlaceZombies.react(play, filled);
        } else {
            List<Step<Table>> steps = new ArrayList<>(2);
            steps.add(new ActivateZombies(Activation.extra(Miniatures.kinds(table, family))));
            if (present.size() < most) {
                steps.add(new BringOne(rule, family, zone, filled));
            }
            play.then(steps);
        }
    }

    private List<ActivateOne.Wake> present(Table table) {
        List<ActivateOne.Wake> present = new ArrayList<>(1);
        for (int kind : Miniatures.kinds(table, family)) {
            ZoneSet where = table.zombies().where(kind);
            for (int at = where.first(); at != ZoneSet.NONE; at = where.nextAfter(at)) {
                String name = table.print().zombieKinds().get(kind).name();
                present.add(new ActivateOne.Wake(kind, name, table.zone(at)));
            }
        }
        return List.copyOf(present);
    }
}
