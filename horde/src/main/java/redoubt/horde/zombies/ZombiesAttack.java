package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Figures;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.Blow;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** The attack part of an action: every acting zombie in the same zone as a survivor or ally attacks; the others move afterwards. */
record ZombiesAttack(Activation activation, Figures acting, int action) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Figures present = Ranks.present(acting, table.zombies());
        Optional<Survivor> taunter = activation.taunter().map(table::survivor);
        boolean isTaunterGone = taunter.isPresent() && !taunter.get().isOnBoard();
        ZoneSet where = present.where();
        if (where.isEmpty() || isTaunterGone) {
            return;
        }
        if (action > 1) {
            play.log(new HordeEvent.SecondActionBegan(table.cite(Cite.SECOND_ACTION), Ranks.names(table, present)));
        }
        ZoneSet fighting =
                where.and(taunter.isPresent() ? ZoneSet.of(taunter.get().zone().index()) : table.manned());
        List<Step<Table>> steps = new ArrayList<>();
        if (!fighting.isEmpty()) {
            RuleId rule = table.cite(action > 1 ? Cite.SECOND_ACTION : Cite.ZOMBIES_ATTACK);
            List<ZombieRuling> rulings = Rulings.common(table, ZombieRuling.HOOK);
            for (int zone = fighting.first(); zone != ZoneSet.NONE; zone = fighting.nextAfter(zone)) {
                steps.add(new AttackZone(
                        rule,
                        table.zone(zone),
                        blows(table, present, zone, rulings),
                        activation.taunter(),
                        activation.isRehearsal()));
            }
        }
        steps.add(new ZombiesMove(activation, present, ActivateZombies.without(present, fighting), action));
        play.then(steps);
    }

    /** Each attack keeps its source, so that armour and skills apply to the right ones. */
    private static List<Blow> blows(Table table, Figures acting, int zone, List<ZombieRuling> rulings) {
        List<Blow> blows = new ArrayList<>(acting.kinds());
        for (int index = 0; index < acting.kinds(); index++) {
            int count = acting.count(zone, index);
            if (count > 0) {
                ZombieKind kind = table.print().zombieKinds().get(index);
                blows.add(new Blow(kind.family(), kind.name(), count, kind.wounds(), isArmourUseless(kind, rulings)));
            }
        }
        return List.copyOf(blows);
    }

    private static boolean isArmourUseless(ZombieKind kind, List<ZombieRuling> rulings) {
        for (ZombieRuling ruling : rulings) {
            if (ruling.isArmourUseless(kind)) {
                return true;
            }
        }
        return false;
    }
}
