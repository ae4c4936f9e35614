package redoubt.horde.sense;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.ToDoubleFunction;
import redoubt.content.LearntChances;
import redoubt.content.LearntHabits;
import redoubt.content.Lessons;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.horde.action.Arrange;
import redoubt.horde.action.MoveOn;
import redoubt.horde.action.NextZone;
import redoubt.horde.action.ProposeTrade;
import redoubt.horde.action.Rearrangement;
import redoubt.horde.action.ReorganizeAndTrade;
import redoubt.horde.combat.DiscardForWounds;
import redoubt.horde.combat.FreeAttack;
import redoubt.horde.combat.RollArmour;
import redoubt.horde.danger.ChooseSkill;
import redoubt.horde.mission.LeaveOrStay;
import redoubt.horde.mission.ReceiveStarting;
import redoubt.horde.round.Act;
import redoubt.horde.round.Decline;
import redoubt.horde.round.DoNothing;
import redoubt.horde.round.GrantFreeAction;
import redoubt.horde.round.Pay;
import redoubt.horde.skills.steps.Run;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.LearntChance;
import redoubt.kernel.Option;
import redoubt.kernel.Order;
import redoubt.kernel.OrderedSense;
import redoubt.kernel.Sense;
import redoubt.kernel.State;
import redoubt.kernel.Step;

/** What a game of the family knows about being played well. */
public final class HordeSense implements Sense<Table> {
    private final LearntChances chances;
    private final LearntHabits habits;
    private final ToDoubleFunction<Table> appraisal;
    // The ways on the terrain last asked about; it changes seldom, and two threads may well keep two.
    private Way latest;

    /** With what has been learnt, and how well the players seem to stand where nothing has. */
    public HordeSense(Lessons lessons, ToDoubleFunction<Table> appraisal) {
        this(lessons.chances(), lessons.habits(), appraisal);
    }

    private HordeSense(LearntChances chances, LearntHabits habits, ToDoubleFunction<Table> appraisal) {
        this.chances = chances;
        this.habits = habits;
        this.appraisal = appraisal;
    }

    /** What bots have taught about a library, with chances for the features of the family. */
    public static Lessons lessons(Library library, Problems problems) {
        return Lessons.read(library, Features.NAMES, Habit.usual(), problems);
    }

    /** Nothing taught yet. */
    public static Lessons noLessons() {
        return Lessons.none(Habit.usual());
    }

    @Override
    public double[] opinions(State<Table> state, List<? extends Option> options) {
        Situation situation = situation(state);
        double[] opinions = new double[options.size()];
        for (int i = 0; i < opinions.length; i++) {
            opinions[i] = Opinions.of(situation, options.get(i));
        }
        return opinions;
    }

    Situation situation(State<Table> state) {
        Table table = state.table();
        Step<Table> question = state.agenda().first();
        return new Situation(
                table,
                question,
                actor(table, question),
                way(table),
                habits.of(table.mission().id()));
    }

    private Way way(Table table) {
        Way known = latest;
        if (known == null || !known.isOn(table.terrain())) {
            known = Way.on(table);
            latest = known;
        }
        return known;
    }

    @Override
    public double chance(Table table) {
        Optional<LearntChance> learnt = chances.of(table.mission().id());
        return learnt.isPresent() ? learnt.get().at(features(table)) : appraisal.applyAsDouble(table);
    }

    @Override
    public List<String> features() {
        return Features.NAMES;
    }

    @Override
    public double[] features(Table table) {
        return Features.of(table, way(table));
    }

    @Override
    public List<Integer> leanings() {
        return Features.LEANINGS;
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
        return new HordeSense(chances, LearntHabits.always(values), appraisal);
    }

    @Override
    public boolean isRoutine(State<Table> state) {
        return !(state.agenda().first() instanceof Act);
    }

    /** Cards that lie as they should are put in order for nothing. */
    @Override
    public boolean isIdle(State<Table> state, Option option) {
        return switch (option) {
            case DoNothing _, Decline _, NextZone.Stop _, Rearrangement.Done _ -> true;
            case ReorganizeAndTrade.Reorganize _ -> Acting.isInOrder(situation(state));
            default -> false;
        };
    }

    @Override
    public List<String> reasons() {
        return Reasons.NAMES;
    }

    @Override
    public Optional<Reason> reason(State<Table> state, Option option) {
        return Reasons.of(situation(state), option);
    }

    @Override
    public Sense<Table> under(List<Order> orders) {
        return new OrderedSense<>(this, new Orders(this, List.copyOf(orders)));
    }

    /** Whom a question concerns: who is named in it, whose turn it is, or the first who is still there. */
    private static Survivor actor(Table table, Step<Table> question) {
        SurvivorId named = switch (question) {
            case Act act -> act.survivor();
            case GrantFreeAction grant -> grant.survivor();
            case FreeAttack attack -> attack.survivor();
            case Arrange arrange -> arrange.survivor();
            case MoveOn move -> move.survivor();
            case Run run -> run.survivor();
            case ProposeTrade trade -> trade.survivor();
            case DiscardForWounds discard -> discard.survivor();
            case RollArmour roll -> roll.survivor();
            case ChooseSkill skill -> skill.survivor();
            case ReceiveStarting starting -> starting.survivor();
            case LeaveOrStay leave -> leave.survivor();
            case Pay pay -> pay.survivor();
            default -> null;
        };
        if (named != null) {
            return table.survivor(named);
        }
        for (Survivor survivor : table.survivors()) {
            if (survivor.turn().isUnderWay()) {
                return survivor;
            }
        }
        return table.survivors().getFirst();
    }
}
