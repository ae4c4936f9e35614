package redoubt.whitedeath.guards;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Move;
import redoubt.horde.combat.AllyAttacks;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.whitedeath.readings.HouseRules;
import redoubt.whitedeath.skills.GuardsEvade;
import redoubt.whitedeath.skills.GuardsPush;

/** The guards of a zone under the command of a survivor: what they can do there and where. */
record Squad(Orders orders, Zone zone) {
    /** How many guards a cauldron needs. */
    static final int CREW = 3;

    private static final String WEAPON = "guards";

    static Squad of(Table table, SurvivorId commander, Zone zone) {
        return Orders.of(GuardActions.of(table), table, table.survivor(commander))
                .to(zone);
    }

    GuardActions actions() {
        return orders.actions();
    }

    private Table table() {
        return orders.table();
    }

    private Survivor commander() {
        return orders.commander();
    }

    private AllyAttacks attacks() {
        return orders.attacks();
    }

    int size() {
        return table().allies().count(zone.index(), actions().guard().index());
    }

    /** The zones at which, or into which, the guards can carry out a task now. */
    ZoneSet targets(Task task) {
        return switch (task) {
            case MOVE -> isFreeToLeave() && !isHeld() ? destinations() : ZoneSet.EMPTY;
            case MELEE -> attacks().targets(zone, orders.melee());
            case RANGED -> attacks().targets(zone, orders.ranged());
            case MOVE_CAULDRON ->
                hasCrew() && isFreeToLeave()
                        ? actions().cauldrons().ways(table(), attacks().sight(), zone.index())
                        : ZoneSet.EMPTY;
            case POUR_CAULDRON ->
                hasCrew() ? actions().cauldrons().targets(table(), attacks().sight(), zone.index()) : ZoneSet.EMPTY;
            case PUSH ->
                isAmongZombies() && commander().has(GuardsPush.class)
                        ? attacks().sight().within(zone.index(), 1, 1)
                        : ZoneSet.EMPTY;
        };
    }

    /** Actions that the commander pays besides for the zombies left behind. */
    int penalty(Task task) {
        if (!isAmongZombies() || !isMove(task) || commander().has(GuardsEvade.class)) {
            return 0;
        }
        return Move.penalty(table(), mover(), orders.moves());
    }

    private boolean isAmongZombies() {
        return table().zombies().isAny(zone.index());
    }

    private boolean isMove(Task task) {
        return task == Task.MOVE
                || task == Task.MOVE_CAULDRON && OtherReading.isAgreed(table(), HouseRules.ZOMBIES_AT_CAULDRON);
    }

    /** How many zones one move of the guards may cross. */
    int zonesPerMove() {
        return Move.zonesPerMove(table(), mover(), orders.moves());
    }

    /** The zones that the guards may enter next. */
    ZoneSet destinations() {
        return Move.destinations(table(), mover(), orders.moves());
    }

    /** Whether zombies in a zone that the guards have just entered end the move. */
    boolean isStopped() {
        return Move.isStopped(table(), mover(), orders.moves());
    }

    /** The attacks that so many of the guards can make. */
    List<AttackOption> attacks(Task task, int guards) {
        return attacks()
                .options(
                        zone,
                        guards,
                        WEAPON,
                        task == Task.MELEE ? actions().melee() : actions().ranged());
    }

    private boolean hasCrew() {
        return actions().cauldrons().isAt(table(), zone.index()) && size() >= CREW;
    }

    /** Where nobody may pay for guards, zombies hold them. */
    private boolean isHeld() {
        return penalty(Task.MOVE) > 0 && OtherReading.isAgreed(table(), HouseRules.GUARDS_LEAVE_ZOMBIES);
    }

    private boolean isFreeToLeave() {
        for (GuardRuling ruling : orders.limits()) {
            if (!ruling.allowsLeaving(table(), zone)) {
                return false;
            }
        }
        return true;
    }

    /** Rulings of moves speak of survivors; here they are asked as if the commander stood among the guards. */
    private Survivor mover() {
        return commander().withZone(zone);
    }
}
