package redoubt.whitedeath.guards;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Move;
import redoubt.horde.combat.AllyAttacks;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.rulings.MoveRuling;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.whitedeath.readings.HouseRules;
import redoubt.whitedeath.skills.GuardsEvade;
import redoubt.whitedeath.skills.GuardsPush;

/** The guards of a zone under the command of a survivor: what they can do there and where. */
record Squad(GuardActions actions, Table table, Survivor commander, AllyAttacks attacks, Zone zone) {
    /** How many guards a cauldron needs. */
    static final int CREW = 3;

    private static final String WEAPON = "guards";

    Squad(GuardActions actions, Table table, Survivor commander, Zone zone) {
        this(actions, table, commander, AllyAttacks.of(table, commander), zone);
    }

    int size() {
        return table.allies().count(zone.index(), actions.guard().index());
    }

    /** The zones at which, or into which, the guards can carry out a task now. */
    ZoneSet targets(Task task) {
        return switch (task) {
            case MOVE -> isFreeToLeave() && !isHeld() ? destinations() : ZoneSet.EMPTY;
            case MELEE -> attacks.targets(zone, actions.melee());
            case RANGED -> attacks.targets(zone, actions.ranged());
            case MOVE_CAULDRON ->
                hasCrew() && isFreeToLeave()
                        ? actions.cauldrons().ways(table, attacks.sight(), zone.index())
                        : ZoneSet.EMPTY;
            case POUR_CAULDRON ->
                hasCrew() ? actions.cauldrons().targets(table, attacks.sight(), zone.index()) : ZoneSet.EMPTY;
            case PUSH ->
                commander.has(GuardsPush.class) && table.zombies().isAny(zone.index())
                        ? attacks.sight().within(zone.index(), 1, 1)
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
        return Move.penalty(table, mover(), moveRulings());
    }

    /** How many zones one move of the guards may cross. */
    int zonesPerMove() {
        return Move.zonesPerMove(table, mover(), moveRulings());
    }

    /** The zones that the guards may enter next. */
    ZoneSet destinations() {
        return Move.destinations(table, mover(), moveRulings());
    }

    /** Whether zombies in a zone that the guards have just entered end the move. */
    boolean isStopped() {
        return Move.isStopped(table, mover(), moveRulings());
    }

    /** The attacks that so many of the guards can make. */
    List<AttackOption> attacks(Task task, int guards) {
        return attacks.options(zone, guards, WEAPON, task == Task.MELEE ? actions.melee() : actions.ranged());
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
    private Survivor mover() {
        return commander.withZone(zone);
    }

    /** Only what the commander gives the guards applies to them, not its own skills (WD-GUARD-12). */
    private List<MoveRuling> moveRulings() {
        return Rulings.ofAllies(table, commander, MoveRuling.class);
    }
}
