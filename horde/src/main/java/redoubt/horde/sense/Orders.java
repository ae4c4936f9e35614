package redoubt.horde.sense;

import java.util.List;
import java.util.Optional;
import redoubt.horde.action.Move;
import redoubt.horde.action.NextZone;
import redoubt.horde.openings.TurnOption;
import redoubt.horde.round.ChooseSurvivor;
import redoubt.horde.skills.steps.ZoneOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Option;
import redoubt.kernel.Order;
import redoubt.kernel.OrderedSense;
import redoubt.kernel.State;

/** How well an option obeys what its survivor was asked to do; nobody is held where somebody dies. */
record Orders(HordeSense sense, List<Order> orders) implements OrderedSense.Obedience<Table> {
    @Override
    public double[] of(State<Table> state, List<? extends Option> options, double[] opinions) {
        Situation situation = sense.situation(state);
        return options.stream()
                .mapToDouble(option -> obedience(situation, option))
                .toArray();
    }

    private double obedience(Situation situation, Option option) {
        if (option instanceof ChooseSurvivor.Activate activate) {
            return orders.stream()
                            .anyMatch(order -> order.kind() == Order.Kind.FIRST
                                    && Partners.isFor(order, situation.table().survivor(activate.survivor())))
                    ? 1
                    : 0;
        }
        return switch (option) {
            case Move.MoveTo move -> nearer(situation, move.to().index());
            case NextZone.Onward onward -> nearer(situation, onward.to().index());
            case ZoneOption skill
            when skill.kind().equals(ActionKind.MOVE) ->
                nearer(situation, skill.zone().index());
            case TurnOption turn
            when turn.isOpening() -> Math.max(0, nearer(situation, turn.to().index()));
            default -> 0;
        };
    }

    private double nearer(Situation situation, int to) {
        double nearer = nearerToTheGoal(situation, to);
        return nearer < 0 && situation.isLethalHere() ? 0 : nearer;
    }

    private double nearerToTheGoal(Situation situation, int to) {
        Optional<Order> own = orders.stream()
                .filter(order -> Partners.isFor(order, situation.actor()))
                .findFirst();
        int goal = own.map(order -> Partners.goal(situation.table(), order)).orElse(Partners.NOWHERE);
        return goal == Partners.NOWHERE
                ? 0
                : Math.clamp(
                        situation.steps(situation.actor().zone().index(), goal) - situation.steps(to, goal), -1, 1);
    }
}
