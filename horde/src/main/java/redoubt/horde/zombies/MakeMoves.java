package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Figures;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.event.ZombieCount;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/**
 * All moves of an action happen together, then the actions of zombies that do not move, then the next action of those who have one.
 */
record MakeMoves(Plan plan) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        int action = plan.action();
        play.table(table.withZombies(moved(table.zombies())));
        List<Step<Table>> steps = new ArrayList<>(plan.others());
        if (Ranks.isAnyWithMoreActions(table, plan.acting(), action)) {
            Figures again = moved(Ranks.withMoreActions(table, plan.acting(), action));
            steps.add(new ZombiesAttack(plan.activation(), again, action + 1));
        }
        play.then(steps);
        tell(play, action);
    }

    private Figures moved(Figures figures) {
        Figures moved = figures;
        List<March> marches = plan.marches();
        for (int i = 0; i < marches.size(); i++) {
            moved = moved(moved, marches.get(i));
        }
        return moved;
    }

    private static Figures moved(Figures figures, March march) {
        int from = march.from().index();
        Figures moved = figures;
        for (int i = 0; i < march.troops().size() && !march.isStaying() && figures.isAny(from); i++) {
            Troop troop = march.troops().get(i);
            int count = Math.min(troop.count(), moved.count(from, troop.kind()));
            moved = moved.moved(from, march.to().index(), troop.kind(), count);
        }
        return moved;
    }

    private void tell(Play<Table> play, int action) {
        Table table = play.table();
        List<ZombieKind> kinds = table.print().zombieKinds();
        RuleId rule = table.cite(action > 1 ? Cite.SECOND_ACTION : Cite.ZOMBIES_MOVE);
        for (int i = 0; i < plan.marches().size(); i++) {
            March march = plan.marches().get(i);
            List<Troop> troops = march.troops();
            ZombieCount[] zombies = new ZombieCount[troops.size()];
            for (int j = 0; j < zombies.length; j++) {
                Troop troop = troops.get(j);
                zombies[j] = new ZombieCount(kinds.get(troop.kind()).name(), troop.count());
            }
            play.log(new HordeEvent.DestinationChosen(
                    march.rule(), march.from(), List.of(zombies), march.destination()));
            for (int j = 0; j < zombies.length && !march.isStaying(); j++) {
                Rulings.happened(
                        play,
                        new HordeEvent.ZombiesMoved(
                                rule, zombies[j].zombie(), zombies[j].count(), march.from(), march.to()));
            }
        }
    }
}
