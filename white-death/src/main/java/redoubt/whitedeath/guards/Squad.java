package redoubt.whitedeath.guards;

import java.util.List;
import redoubt.board.Gait;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.rulings.MoveRuling;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.whitedeath.readings.HouseRules;
import redoubt.whitedeath.skills.GuardsEvade;
import redoubt.whitedeath.skills.GuardsPush;

/** The guards of a zone under the command of a survivor: what they can do there and where. */
record Squad(GuardActions actions, Table table, Survivor commander, Zone zone) {
    /** How many guards a cauldron needs. */
    static final int CREW = 3;

    private static final String WEAPON = "guards";

    int size() {
        return table.allies().count(zone.index(), actions.guard().index());
    }

    /** The zones at which, or into which, the guards can carry out a task now. */
    ZoneSet targets(Task task) {
        return switch (task) {
            case MOVE -> isFreeToLeave() && !isHeld() ? destinations(zone) : ZoneSet.EMPTY;
            case MELEE -> attacked(actions.melee());
            case RANGED -> attacked(actions.ranged());
            case MOVE_CAULDRON ->
                hasCrew() && isFreeToLeave()
                        ? actions.cauldrons().ways(table, Eyesight.sight(table), zone.index())
                        : ZoneSet.EMPTY;
            case POUR_CAULDRON ->
                hasCrew() ? actions.cauldrons().targets(table, Eyesight.sight(table), zone.index()) : ZoneSet.EMPTY;
            case PUSH ->
                commander.has(GuardsPush.class) && table.zombies().isAny(zone.index())
                        ? Eyesight.sight(table).within(zone.index(), 1, 1)
                        : ZoneSet.EMPTY;
        };
    }

    /** Actions that the commander pays besides for the zombies left behind. */
    int penalty(Task task) {
        boolean isMove = task == Task.MOVE
                || task == Task.MOVE_CAULDRON && OtherReading.isAgreed(table, HouseRules.ZOMBIES_AT_CAULDRON);
        if (!isMove || !table.zombies().isAny(zone.index()) || commander.has(GuardsEvade.class)) {
            return 0;
        }
        int penalty = table.zombies().count(zone.index());
        for (MoveRuling ruling : moveRulings()) {
            penalty = ruling.penalty(table, mover(zone), penalty);
        }
        return penalty;
    }

    /** How many zones one move of the guards may cross. */
    int zonesPerMove() {
        int zones = 1;
        for (MoveRuling ruling : moveRulings()) {
            zones = ruling.zonesPerMove(table, mover(zone), zones);
        }
        return zones;
    }

    /** The zones that guards standing in a zone may enter next. */
    ZoneSet destinations(Zone from) {
        List<MoveRuling> rulings = moveRulings();
        Survivor mover = mover(from);
        Gait gait = table.print().survivorGait();
        for (MoveRuling ruling : rulings) {
            gait = ruling.gait(table, mover, gait);
        }
        ZoneSet near = table.terrain().paths(gait).neighbours(from.index());
        ZoneSet allowed = near;
        for (MoveRuling ruling : rulings) {
            for (int to = near.first(); to != ZoneSet.NONE; to = near.nextAfter(to)) {
                allowed = ruling.allows(table, mover, table.zone(to)) ? allowed : allowed.without(to);
            }
        }
        return allowed;
    }

    /** Whether zombies in a zone just entered end the move. */
    boolean isStopped(Zone at) {
        if (!table.zombies().isAny(at.index())) {
            return false;
        }
        for (MoveRuling ruling : moveRulings()) {
            if (!ruling.isStoppedByZombies()) {
                return false;
            }
        }
        return true;
    }

    /** The attacks that so many of the guards can make. */
    List<AttackOption> attacks(Task task, int guards) {
        return Attacks.byAllies(
                table, commander, zone, guards, WEAPON, task == Task.MELEE ? actions.melee() : actions.ranged());
    }

    private ZoneSet attacked(Equipment.Use use) {
        ZoneSet zones = ZoneSet.EMPTY;
        // Most guards see no zombie most of the time, and then nothing more need be worked out.
        if (!OtherReading.isAgreed(table, HouseRules.SHOOTING_AT_NOTHING)
                && !Eyesight.sight(table)
                        .seen(zone.index())
                        .meets(table.zombies().where())) {
            return zones;
        }
        for (AttackOption option : Attacks.byAllies(table, commander, zone, 1, WEAPON, use)) {
            zones = zones.with(option.draft().target().index());
        }
        return zones;
    }

    private boolean hasCrew() {
        return actions.cauldrons().isAt(table, zone.index()) && size() >= CREW;
    }

    /** Where nobody may pay for guards, zombies hold them. */
    private boolean isHeld() {
        return OtherReading.isAgreed(table, HouseRules.GUARDS_LEAVE_ZOMBIES) && penalty(Task.MOVE) > 0;
    }

    private boolean isFreeToLeave() {
        for (GuardRuling ruling : Rulings.common(table, GuardRuling.class)) {
            if (!ruling.allowsLeaving(table, zone)) {
                return false;
            }
        }
        return true;
    }

    /** Rulings of moves speak of survivors; here they are asked as if the commander stood among the guards. */
    private Survivor mover(Zone at) {
        return commander.withZone(at);
    }

    /** Only what the commander gives the guards applies to them, not its own skills (WD-GUARD-12). */
    private List<MoveRuling> moveRulings() {
        return Rulings.ofAllies(table, commander, MoveRuling.class);
    }
}
