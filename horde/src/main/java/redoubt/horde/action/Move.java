package redoubt.horde.action;

import java.util.List;
import redoubt.board.Gait;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.EntryRuling;
import redoubt.horde.rulings.MoveRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** The move action: to a neighbouring zone, paying for the zombies left behind and for a zone that is hard to enter. */
public record Move() implements ActionRuling {
    /** Moves to this zone. */
    public record MoveTo(Zone to, int cost) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKind.MOVE;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new MakeMove(actor, to);
        }

        @Override
        public String key() {
            return "move " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(to.name()));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        Packed<MoveRuling> rulings = rulings(table, actor);
        int cost = 1 + penalty(table, actor, rulings);
        if (!menu.canPay(ActionKind.MOVE, cost)) {
            return;
        }
        ZoneSet zones = destinations(table, actor, rulings);
        Packed<EntryRuling> entries = entries(table, actor);
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            Zone to = table.zone(zone);
            menu.add(new MoveTo(to, cost + toll(table, actor, to, entries)));
        }
    }

    /** The neighbouring zones that the survivor may enter from here. */
    public static ZoneSet destinations(Table table, Survivor mover) {
        return destinations(table, mover, rulings(table, mover));
    }

    /** The same by these rulings, as if they were the mover's. */
    public static ZoneSet destinations(Table table, Survivor mover, Packed<MoveRuling> rulings) {
        Gait gait = table.print().survivorGait();
        for (int i = 0; i < rulings.size(); i++) {
            gait = rulings.get(i).gait(table, mover, gait);
        }
        ZoneSet neighbours = table.terrain().paths(gait).neighbours(mover.zone().index());
        ZoneSet allowed = neighbours;
        Packed<EntryRuling> entries = entries(table, mover);
        for (int i = 0; i < entries.size(); i++) {
            for (int zone = neighbours.first(); zone != ZoneSet.NONE; zone = neighbours.nextAfter(zone)) {
                if (!entries.get(i).allows(table, mover, table.zone(zone))) {
                    allowed = allowed.without(zone);
                }
            }
        }
        return allowed;
    }

    /** How many actions leaving the zone costs on top of the move. */
    public static int penalty(Table table, Survivor mover) {
        return penalty(table, mover, rulings(table, mover));
    }

    /** The same by these rulings, as if they were the mover's. */
    public static int penalty(Table table, Survivor mover, Packed<MoveRuling> rulings) {
        int penalty = table.zombies().count(mover.zone().index());
        for (int i = 0; i < rulings.size(); i++) {
            penalty = rulings.get(i).penalty(table, mover, penalty);
        }
        return penalty;
    }

    /** How many actions entering a zone costs on top of the move; where there is a toll, the move ends. */
    public static int toll(Table table, Survivor mover, Zone to) {
        return toll(table, mover, to, entries(table, mover));
    }

    private static int toll(Table table, Survivor mover, Zone to, Packed<EntryRuling> rulings) {
        int toll = 0;
        for (int i = 0; i < rulings.size(); i++) {
            toll += rulings.get(i).toll(table, mover, to);
        }
        return toll;
    }

    /** How many zones one move of the survivor may cross. */
    public static int zonesPerMove(Table table, Survivor mover) {
        return zonesPerMove(table, mover, rulings(table, mover));
    }

    /** The same by these rulings, as if they were the mover's. */
    public static int zonesPerMove(Table table, Survivor mover, Packed<MoveRuling> rulings) {
        int zones = 1;
        for (int i = 0; i < rulings.size(); i++) {
            zones = rulings.get(i).zonesPerMove(table, mover, zones);
        }
        return zones;
    }

    /** Whether the survivor, having just entered a zone, cannot move on. */
    public static boolean isStopped(Table table, Survivor mover) {
        return isStopped(table, mover, rulings(table, mover));
    }

    /** The same by these rulings, as if they were the mover's. */
    public static boolean isStopped(Table table, Survivor mover, Packed<MoveRuling> rulings) {
        if (toll(table, mover, mover.zone()) > 0) {
            return true;
        }
        if (!table.zombies().isAny(mover.zone().index())) {
            return false;
        }
        for (int i = 0; i < rulings.size(); i++) {
            if (!rulings.get(i).isStoppedByZombies(table, mover)) {
                return false;
            }
        }
        return true;
    }

    private static Packed<MoveRuling> rulings(Table table, Survivor mover) {
        return Rulings.of(table, mover, MoveRuling.HOOK);
    }

    private static Packed<EntryRuling> entries(Table table, Survivor mover) {
        return Rulings.of(table, mover, EntryRuling.HOOK);
    }
}
