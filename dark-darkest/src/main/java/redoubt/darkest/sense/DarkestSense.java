package redoubt.darkest.sense;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.ToDoubleFunction;
import redoubt.content.LearntChances;
import redoubt.content.LearntHabits;
import redoubt.content.Lessons;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.table.Table;
import redoubt.kernel.Option;
import redoubt.kernel.Order;
import redoubt.kernel.OrderedSense;
import redoubt.kernel.Sense;
import redoubt.kernel.State;

/** Plays with a plan: a terminal, chips that solve the code, everybody to the Laboratory, and then the Nemesis. */
public final class DarkestSense implements Sense<Table> {
    private final LearntChances chances;
    private final LearntHabits habits;
    private final ToDoubleFunction<Table> appraisal;

    /** With what has been learnt, and how well the players seem to stand where nothing has. */
    public DarkestSense(Lessons lessons, ToDoubleFunction<Table> appraisal) {
        this(lessons.chances(), lessons.habits(), appraisal);
    }

    private DarkestSense(LearntChances chances, LearntHabits habits, ToDoubleFunction<Table> appraisal) {
        this.chances = chances;
        this.habits = habits;
        this.appraisal = appraisal;
    }

    /** What bots have taught about a library, with chances for the features of the house. */
    public static Lessons lessons(Library library, Problems problems) {
        return Lessons.read(library, Outlook.NAMES, Habit.usual(), problems);
    }

    @Override
    public double[] opinions(State<Table> state, List<? extends Option> options) {
        double[] opinions = new double[options.size()];
        if (options.getFirst() instanceof Deed) {
            Deeds deeds = new Deeds(new Plan(state.table(), practised()));
            for (int i = 0; i < opinions.length; i++) {
                opinions[i] = options.get(i) instanceof Deed deed ? deeds.opinion(deed) : 0;
            }
        } else {
            Replies replies = new Replies(state.table(), state.agenda().first(), practised());
            for (int i = 0; i < opinions.length; i++) {
                opinions[i] = replies.opinion(options.get(i));
            }
        }
        return opinions;
    }

    /** One team plays every house with the same habits. */
    private Habits practised() {
        return new Habits(habits.of(LearntHabits.ANY));
    }

    @Override
    public SequencedMap<String, Double> habits() {
        return Habit.usual();
    }

    @Override
    public double[] habits(String mission) {
        return habits.of(mission);
    }

    @Override
    public Sense<Table> practising(double[] values) {
        return new DarkestSense(chances, LearntHabits.always(values), appraisal);
    }

    @Override
    public double chance(Table table) {
        return chances.of(LearntChances.ANY)
                .map(learnt -> learnt.at(features(table)))
                .orElseGet(() -> appraisal.applyAsDouble(table));
    }

    @Override
    public List<String> features() {
        return Outlook.NAMES;
    }

    @Override
    public double[] features(Table table) {
        return Outlook.features(table);
    }

    @Override
    public List<String> reasons() {
        return Reasons.NAMES;
    }

    @Override
    public Optional<Reason> reason(State<Table> state, Option option) {
        return Reasons.of(state.table(), option, practised());
    }

    @Override
    public Sense<Table> under(List<Order> orders) {
        return new OrderedSense<>(this, new Orders(List.copyOf(orders)));
    }

    @Override
    public boolean isRoutine(State<Table> state) {
        return Replies.isRoutine(state.agenda().first());
    }
}
