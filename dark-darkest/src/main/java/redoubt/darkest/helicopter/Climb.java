package redoubt.darkest.helicopter;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.darkest.arrival.EnterRoom;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * During the escape a survivor climbs through the window onto the platform for 1 AP, or back; enemies in the room hold it back
 * (DD-HELI-06, DD-HELI-08).
 */
record Climb(Person who, Zone to, boolean isOut) implements Deed {
    private static final RuleId RULE = rule("DD-HELI-06");

    @Override
    public String key() {
        return "climb " + who.key() + (isOut ? " out" : " back");
    }

    @Override
    public List<Mark> objects() {
        return List.of(new Mark("zone", to.name()), new Mark("manner", isOut ? "out" : "back"));
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        Helicopter helicopter = Helicopter.of(table);
        Optional<Integer> window = helicopter.window(table);
        boolean able = helicopter.isEscape() && survivor.points() > 0 && !table.isEnemyIn(survivor.room());
        if (!able || window.isEmpty()) {
            return List.of();
        }
        int platform = table.house().platform();
        if (survivor.room() == window.get()) {
            return List.of(new Climb(survivor.person(), table.zone(platform), true));
        }
        return survivor.room() == platform
                ? List.of(new Climb(survivor.person(), table.zone(window.get()), false))
                : List.of();
    }

    @Override
    public int cost() {
        return 1;
    }

    @Override
    public void carryOut(Play<Table> play) {
        Points.pay(play, who.place(), cost());
        play.log(new DarkestEvent.Moved(RULE, List.of(who), to));
        if (isOut) {
            play.table(play.table()
                    .with(who.place(), survivor -> survivor.with(survivor.body().withRoom(to.index()))));
        } else {
            play.then(new EnterRoom(List.of(who.place()), to.index()));
        }
    }
}
