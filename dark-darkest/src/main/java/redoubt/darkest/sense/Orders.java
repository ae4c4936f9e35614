package redoubt.darkest.sense;

import java.util.List;
import java.util.Optional;
import redoubt.darkest.action.Move;
import redoubt.darkest.action.OpenDoor;
import redoubt.darkest.action.Rest;
import redoubt.darkest.combat.Use;
import redoubt.darkest.round.OrderGroups;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Option;
import redoubt.kernel.Order;
import redoubt.kernel.OrderedSense;
import redoubt.kernel.State;
import redoubt.kernel.Step;

/** How well an option obeys what its survivor was asked to do; nobody is held where fire or enemies kill. */
record Orders(List<Order> orders) implements OrderedSense.Obedience<Table> {
    /** A tile with two Burn markers is about to be destroyed, which wounds three times (DD-FIRE-13). */
    private static final int DESTROYED = 3;

    @Override
    public double[] of(State<Table> state, List<? extends Option> options, double[] opinions) {
        double[] obeying = new double[opinions.length];
        for (int i = 0; i < obeying.length; i++) {
            obeying[i] = obedience(state, options.get(i), opinions[i]);
        }
        return obeying;
    }

    private double obedience(State<Table> state, Option option, double opinion) {
        Table table = state.table();
        Step<Table> question = state.agenda().first();
        return switch (option) {
            case OrderGroups.Next next -> next.members().stream().anyMatch(who -> isFirst(table.survivor(who))) ? 1 : 0;
            case Move move -> move(table, move) + first(table, move, opinion);
            case OpenDoor open -> fetches(table, open) ? fetching(open) : first(table, open, opinion);
            case Deed deed -> first(table, deed, opinion);
            case Move.Join.Answer answer when question instanceof Move.Join joining -> join(table, joining, answer);
            case Move.GoOn.To to
            when question instanceof Move.GoOn going ->
                nearer(
                        table,
                        table.survivor(going.movers().getFirst()),
                        to.room().index());
            case Use.Retreat retreat ->
                nearer(table, table.survivor(retreat.who()), retreat.to().index());
            default -> 0;
        };
    }

    /** Whoever is to go first does what is any good before the others do. */
    private double first(Table table, Deed deed, double opinion) {
        return opinion > 0 && !(deed instanceof Rest) && isFirst(table.survivor(deed.who())) ? 1 : 0;
    }

    private boolean isFirst(Survivor who) {
        return order(who).filter(order -> order.kind() == Order.Kind.FIRST).isPresent();
    }

    private boolean fetches(Table table, OpenDoor open) {
        return order(table.survivor(open.who()))
                .filter(order -> Partners.isToFetch(order, table, open.door()))
                .isPresent();
    }

    /** A door that has to be forced costs Darkness: it is opened only if little speaks against it. */
    private static double fetching(OpenDoor open) {
        return open.missing() == 0 ? 2 : 1;
    }

    private double move(Table table, Move move) {
        Survivor who = table.survivor(move.who());
        boolean comesAlong = move.companions().stream().anyMatch(place -> isFollowing(who, table.survivor(place)));
        return comesAlong ? 0 : nearer(table, who, move.to().index());
    }

    /** Whoever is to stay with somebody comes along; anybody else who was asked for something looks where it leads. */
    private double join(Table table, Move.Join joining, Move.Join.Answer answer) {
        if (joining.called().isEmpty()) {
            return 0;
        }
        Survivor called = table.survivor(joining.called().getFirst());
        boolean friendGoes = joining.movers().stream().anyMatch(place -> isFollowing(called, table.survivor(place)));
        double along = friendGoes ? 1 : nearer(table, called, joining.room());
        return answer == Move.Join.Answer.JOIN ? along : 0;
    }

    private boolean isFollowing(Survivor who, Survivor friend) {
        return order(who).filter(order -> Partners.isToFollow(order, friend)).isPresent();
    }

    private Optional<Order> order(Survivor who) {
        return orders.stream().filter(order -> Partners.isFor(order, who)).findFirst();
    }

    private double nearer(Table table, Survivor who, int to) {
        Optional<Order> own = order(who);
        if (own.isEmpty()) {
            return 0;
        }
        Ways ways = new Ways(table);
        int goal = Partners.goal(table, ways, own.get(), who.room());
        int nearer = goal == Ways.NOWHERE ? 0 : ways.distance(who.room(), goal) - ways.distance(to, goal);
        return nearer < 0 && isDeadly(table, who) ? 0 : Math.clamp(nearer, -1, 1);
    }

    /** Whether somebody may well die who stays where he is. */
    private static boolean isDeadly(Table table, Survivor who) {
        int tile = table.house().tile(who.room());
        int burns = table.blaze().burns(tile);
        int fire = burns == 2 ? DESTROYED : table.blaze().heat(tile);
        int left = Abilities.of(table, who).deadlyWounds() - who.body().wounds();
        return left <= fire + table.menace().zombies(who.room());
    }
}
