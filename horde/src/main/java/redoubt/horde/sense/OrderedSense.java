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
import redoubt.kernel.Sense;
import redoubt.kernel.State;

/** The family's sense of players some of whom have orders: it thinks better of what an order asks for, and of all else as before. */
record OrderedSense(HordeSense sense, List<Order> orders) implements Sense<Table> {
    static final String AS_ASKED = "asAsked";

    /** More than two steps towards the goal; but nobody is held where somebody dies. */
    private static final double ORDERED = 4;

    @Override
    public double[] opinions(State<Table> state, List<? extends Option> options) {
        double[] opinions = sense.opinions(state, options);
        Situation situation = sense.situation(state);
        for (int i = 0; i < opinions.length; i++) {
            opinions[i] += ORDERED * obedience(situation, options.get(i));
        }
        return opinions;
    }

    /** How much an option does of what its survivor was asked to do: 1 for a step of the way, less than 0 for one away. */
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

    @Override
    public Optional<Reason> reason(State<Table> state, Option option) {
        return obedience(sense.situation(state), option) > 0
                ? Optional.of(new Reason(AS_ASKED, List.of()))
                : sense.reason(state, option);
    }

    @Override
    public List<String> reasons() {
        return sense.reasons();
    }

    @Override
    public double chance(Table table) {
        return sense.chance(table);
    }

    @Override
    public boolean isRoutine(State<Table> state) {
        return sense.isRoutine(state);
    }

    @Override
    public List<String> features() {
        return sense.features();
    }

    @Override
    public double[] features(Table table) {
        return sense.features(table);
    }

    @Override
    public Sense<Table> under(List<Order> given) {
        return new OrderedSense(sense, List.copyOf(given));
    }
}
