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
        Figures again = Ranks.withMoreActions(table, plan.acting(), action);
        Figures zombies = table.zombies();
        for (March march : plan.marches()) {
            for (Troop troop : march.troops()) {
                zombies = moved(zombies, march, troop);
                again = moved(again, march, troop);
            }
        }
        play.table(table.withZombies(zombies));
        List<Step<Table>> steps = new ArrayList<>(plan.others());
        if (!again.where().isEmpty()) {
            steps.add(new ZombiesAttack(plan.activation(), again, action + 1));
        }
        play.then(steps);
        tell(play, action);
    }

    private static Figures moved(Figures figures, March march, Troop troop) {
        int count = Math.min(troop.count(), figures.count(march.from().index(), troop.kind()));
        return march.isStaying() || count == 0
                ? figures
                : figures.moved(march.from().index(), march.to().index(), troop.kind(), count);
    }

    private void tell(Play<Table> play, int action) {
        Table table = play.table();
        List<ZombieKind> kinds = table.print().zombieKinds();
        RuleId rule = table.cite(action > 1 ? Cite.SECOND_ACTION : Cite.ZOMBIES_MOVE);
        for (March march : plan.marches()) {
            List<ZombieCount> zombies = new ArrayList<>(march.troops().size());
            for (Troop troop : march.troops()) {
                zombies.add(new ZombieCount(kinds.get(troop.kind()).name(), troop.count()));
            }
            play.log(new HordeEvent.DestinationChosen(
                    march.rule(), march.from(), List.copyOf(zombies), march.destination()));
            for (Troop troop : march.isStaying() ? List.<Troop>of() : march.troops()) {
                String name = kinds.get(troop.kind()).name();
                Rulings.happened(
                        play, new HordeEvent.ZombiesMoved(rule, name, troop.count(), march.from(), march.to()));
            }
        }
    }
}
