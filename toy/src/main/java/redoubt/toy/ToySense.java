package redoubt.toy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import redoubt.kernel.LearntChance;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Order;
import redoubt.kernel.Seat;
import redoubt.kernel.Sense;
import redoubt.kernel.State;

/**
 * How the gate is held: a bar is certain, a shot is not, and nobody should suffer twice while another is unhurt.
 *
 * @param orders what some of the keepers have been asked to do
 * @param bar how much it counts that a bar is certain
 */
record ToySense(List<Order> orders, double bar) implements Sense<Gate> {
    /** A bar is what a shot that never misses would be. */
    private static final double USUAL_BAR = 1;

    /** More than any opinion about acts: an order is a wish, but at the gate nothing speaks against it. */
    private static final double ORDERED = 2;

    private static final double SIDES = 6;

    /** Learnt from three nights: {@code redoubt lab train --game toy --mission TY-M02 --seats 2 --games 1000}. */
    private static final LearntChance CHANCE = LearntChance.of(-0.728, 1.546, -2.435, -2.587, 3.699);

    ToySense(List<Order> orders) {
        this(orders, USUAL_BAR);
    }

    @Override
    public double[] opinions(State<Gate> state, List<? extends Option> options) {
        double[] opinions = new double[options.size()];
        for (int i = 0; i < opinions.length; i++) {
            opinions[i] = opinion(state, options.get(i));
        }
        return opinions;
    }

    private double opinion(State<Gate> state, Option option) {
        Gate table = state.table();
        return switch (option) {
            case KeeperActs.Act act
            when state.agenda().first() instanceof KeeperActs(int keeper) -> opinion(table, keeper, act);
            case ActInAnyOrder.KeeperAct(int keeper, KeeperActs.Act act) ->
                opinion(table, keeper, act) + (isAsked(Order.Kind.FIRST, keeper) ? ORDERED : 0);
            case ShareOutBlow.Suffer(int keeper) -> -table.wounds().get(keeper - 1);
            default -> 0;
        };
    }

    private double opinion(Gate table, int keeper, KeeperActs.Act act) {
        return switch (act) {
            case BAR -> bar + (isAsked(Order.Kind.HOLD, keeper) ? ORDERED : 0);
            case SHOOT -> (SIDES + 1 - table.needed(keeper)) / SIDES;
        };
    }

    private boolean isAsked(Order.Kind kind, int keeper) {
        return orders.stream()
                .anyMatch(order -> order.kind() == kind && order.seat().number() == keeper);
    }

    @Override
    public double chance(Gate table) {
        return CHANCE.at(features(table));
    }

    @Override
    public List<String> features() {
        return List.of("bars", "dead", "cards", "unhurt");
    }

    @Override
    public double[] features(Gate table) {
        double unhurt = 0;
        for (int wounds : table.wounds()) {
            unhurt += Gate.FATAL - 1 - wounds;
        }
        return new double[] {
            table.bars() / 5.0, table.dead() / 5.0, table.deck().size() / 5.0, unhurt / 4
        };
    }

    /** A blow is given to whoever has suffered least: nothing to think about. */
    @Override
    public boolean isRoutine(State<Gate> state) {
        return state.agenda().first() instanceof ShareOutBlow;
    }

    @Override
    public List<String> reasons() {
        return List.of("certain", "unhurt");
    }

    @Override
    public Optional<Reason> reason(State<Gate> state, Option option) {
        return switch (option) {
            case KeeperActs.Act act when act == KeeperActs.Act.BAR -> Optional.of(new Reason("certain", List.of()));
            case ShareOutBlow.Suffer(int keeper)
            when state.table().wounds().get(keeper - 1) == 0 ->
                Optional.of(new Reason("unhurt", List.of(ToyGame.mark(keeper))));
            default -> Optional.empty();
        };
    }

    @Override
    public SequencedMap<String, Double> habits() {
        SequencedMap<String, Double> habits = new LinkedHashMap<>();
        habits.put("bar", USUAL_BAR);
        return habits;
    }

    @Override
    public Sense<Gate> practising(double[] habits) {
        return new ToySense(orders, habits[0]);
    }

    @Override
    public Sense<Gate> under(List<Order> given) {
        return new ToySense(given, bar);
    }

    /** What can be asked of a keeper: to hold the gate, and to act before the others where the order is free. */
    static List<Order> orders(State<Gate> state, Seat seat) {
        List<Mark> whom = List.of(ToyGame.mark(seat.number()));
        Order hold = new Order(seat, Order.Kind.HOLD, whom);
        return state.agenda().first() instanceof ActInAnyOrder
                ? List.of(hold, new Order(seat, Order.Kind.FIRST, whom))
                : List.of(hold);
    }
}
