package redoubt.whitedeath.guards;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;
import redoubt.whitedeath.cauldron.Cauldrons;
import redoubt.whitedeath.edition.ActionKinds;

/** The guard action: once per turn a survivor commands the guards of one zone, wherever they stand. */
public record GuardActions(AllyKind guard, Equipment.Use melee, Equipment.Use ranged, Cauldrons cauldrons)
        implements ActionRuling {
    /** What a turn remembers of a guard action. */
    public static final String ONCE = "guard action";

    private static final Task[] TASKS = Task.values();

    /** Tells the guards of a zone what to do; leaving zombies behind is paid by the commander (WD-GAP-68). */
    public record Command(Zone zone, Task task, int cost) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKinds.GUARD;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new CommandGuards(actor, zone, task);
        }

        @Override
        public String key() {
            return "guards " + zone + " " + task.words();
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()), MarkKind.TASK.mark(task.words()));
        }
    }

    /** The ruling as it lies among those of the edition or of the mission. */
    static GuardActions of(Table table) {
        return Rulings.the(table, GuardActions.class);
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!menu.canPay(ActionKinds.GUARD, 1) || actor.turn().hasUsed(ONCE)) {
            return;
        }
        ZoneSet zones = table.allies().where(guard.index());
        Orders orders = Orders.of(this, table, actor);
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            Squad squad = orders.to(table.zone(zone));
            for (Task task : TASKS) {
                int cost = 1 + squad.penalty(task);
                if (menu.canPay(ActionKinds.GUARD, cost) && !squad.targets(task).isEmpty()) {
                    menu.add(new Command(squad.zone(), task, cost));
                }
            }
        }
    }
}
