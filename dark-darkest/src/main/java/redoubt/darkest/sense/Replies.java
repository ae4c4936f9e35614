package redoubt.darkest.sense;

import java.util.Optional;
import redoubt.darkest.action.HandOut;
import redoubt.darkest.action.Move;
import redoubt.darkest.arrival.ChooseEntry;
import redoubt.darkest.arrival.DiscardCard;
import redoubt.darkest.combat.SettleFailures;
import redoubt.darkest.combat.Use;
import redoubt.darkest.combat.UseResult;
import redoubt.darkest.peril.LeakGas;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.reaction.AssignResult;
import redoubt.darkest.reaction.AttackRooms;
import redoubt.darkest.reaction.CancelResult;
import redoubt.darkest.reaction.ChooseArea;
import redoubt.darkest.reaction.Defend;
import redoubt.darkest.reaction.FleeInFear;
import redoubt.darkest.reaction.TakeVirus;
import redoubt.darkest.reaction.Walk;
import redoubt.darkest.round.OrderGroups;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.setup.TurnCamera;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Option;
import redoubt.kernel.Step;

/** Opinions of what else is asked: results of dice, cards found, ways of enemies. */
final class Replies {

    /** With so many zombies in the room a Retreat is welcome anyway. */
    private static final int MANY = 3;

    /** Rooms beyond this make no turn earlier. */
    private static final int FAR = 6;

    private final Table table;
    private final Step<Table> question;
    private final Habits habits;
    private Optional<Plan> plan = Optional.empty();

    Replies(Table table, Step<Table> question, Habits habits) {
        this.table = table;
        this.question = question;
        this.habits = habits;
    }

    /** Made only if the question needs it. */
    private Plan plan() {
        if (plan.isEmpty()) {
            plan = Optional.of(new Plan(table, habits));
        }
        return plan.get();
    }

    private double habit(Habit habit) {
        return habits.of(habit);
    }

    static boolean isRoutine(Step<Table> question) {
        return switch (question) {
            case SettleFailures _, Defend _, TakeVirus _, TurnCamera _, ChooseEntry _ -> true;
            case OrderGroups _, ChooseArea _, AttackRooms _, Walk _ -> true;
            default -> false;
        };
    }

    double opinion(Option option) {
        return switch (option) {
            case SettleFailures.Cancel cancel -> failure(cancel.face());
            case CancelResult.Cancel cancel -> result(cancel.face());
            case AssignResult.To to ->
                to.who().map(who -> taker(table.survivor(who), to.face())).orElse(0.0);
            case Use use -> use(use);
            case HandOut.To to ->
                to.who().map(who -> -(double) table.survivor(who).pack().size()).orElse(-9.0);
            case DiscardCard.Discard discard ->
                discard.card().map(this::uselessness).orElse(0.0);
            case FleeInFear.Flee flee ->
                -plan().danger(flee.to().index()) + (table.isAnybodyIn(flee.to().index()) ? 0.5 : 0);
            case Move.GoOn.To to -> onwards(to);
            case Move.Join.Answer answer -> joining(answer);
            case ChooseEntry.Into into -> farness(into.room().index());
            case OrderGroups.Next next -> turn(next);
            case LeakGas.Ignite ignite -> farness(ignite.room().index());
            default -> byKey(option.key());
        };
    }

    /** Whoever works at a terminal goes first, and whoever waits at the door of the Laboratory last, so that it is open by then. */
    private double turn(OrderGroups.Next next) {
        double turn = 0;
        for (Person member : next.members()) {
            Survivor survivor = table.survivor(member);
            int far = plan().ways().distance(survivor.room(), plan().ways().besideLaboratory());
            turn += plan().isOperator(survivor) ? habit(Habit.OPERATOR_FIRST) : 0;
            turn += plan().code().isSolvable() ? habit(Habit.WAITING) * Math.min(FAR, far) : 0;
        }
        return turn;
    }

    /** In the Showdown a move goes on towards the goal, and not into fire. */
    private double onwards(Move.GoOn.To to) {
        Move.GoOn going = (Move.GoOn) question;
        Survivor leader = table.survivor(going.movers().getFirst());
        int goal = plan().goal(leader.place());
        int room = to.room().index();
        double heat = to.isFurther() ? table.blaze().heat(table.house().tile(room)) : 0;
        return goal < 0
                ? 0
                : -habit(Habit.ONWARD) * plan().ways().distance(room, goal)
                        - habit(Habit.ONWARD_HEAT) * heat
                        - habit(Habit.ONWARD_DANGER) * plan().danger(room);
    }

    /** Whoever is called comes along if that leads to the own goal. */
    private double joining(Move.Join.Answer answer) {
        Move.Join joining = (Move.Join) question;
        Survivor called = table.survivor(joining.called().getFirst());
        int goal = plan().goal(called.place());
        boolean nearer = goal >= 0
                && plan().ways().distance(joining.room(), goal) < plan().ways().distance(called.room(), goal);
        return (answer == Move.Join.Answer.JOIN) == nearer ? 1 : 0;
    }

    private static double byKey(String key) {
        if (key.startsWith("defend") || key.startsWith("help") || key.equals("virus left")) {
            return 1;
        }
        return key.startsWith("armor") || key.startsWith("roll") || key.startsWith("use Smoke") ? 0.5 : 0;
    }

    private static double failure(String face) {
        return switch (face) {
            case "FAILURE" -> 5;
            case "RETREAT" -> 4;
            case "PUSH" -> 3;
            case "AIM" -> 2;
            default -> 0;
        };
    }

    private double result(String face) {
        if (face.equals("none")) {
            return 0;
        }
        return switch (CreatureFace.valueOf(face)) {
            case GRAB -> free() <= 2 ? 9 : habit(Habit.GRABBED);
            case BITE -> habit(Habit.BITTEN);
            case SERIOUS -> habit(Habit.BADLY_WOUNDED);
            case REINFORCEMENT -> habit(Habit.REINFORCED);
            case DAMAGE -> habit(Habit.WOUNDED);
            case FEAR -> habit(Habit.AFRAID);
        };
    }

    private int free() {
        int free = 0;
        for (Survivor survivor : table.survivors()) {
            free += survivor.isPlaying() && !survivor.isEntrapped() ? 1 : 0;
        }
        return free;
    }

    /** Who had best take a result: the healthy wounds, the clean bites, the strong grabs. */
    private double taker(Survivor who, String face) {
        Abilities abilities = Abilities.of(table, who);
        int left = abilities.deadlyWounds() - who.body().wounds();
        double spared = isBearer(who) ? -habit(Habit.SPARED) : 0;
        return switch (CreatureFace.valueOf(face)) {
            case DAMAGE -> spared + (left == 1 ? -9 : left + (who.isEntrapped() ? 0.5 : 0));
            case SERIOUS -> spared + (left <= 2 ? -9 : left);
            case BITE -> spared / 2 - who.virus() * 3 + left * 0.1;
            case GRAB -> abilities.escapeValue() + 0.1 * left - who.points() * 0.1;
            case FEAR, REINFORCEMENT -> left * -0.1;
        };
    }

    private boolean isBearer(Survivor who) {
        return table.clock().bearer().isPresent() && table.clock().bearer().get() == who.place();
    }

    private double use(Use use) {
        int here = question instanceof UseResult result
                ? table.survivor(result.fray().place()).room()
                : -1;
        return switch (use) {
            case Use.Hit hit -> hit(hit, here);
            case Use.Push push -> push(push);
            case Use.Stun _ -> habit(Habit.STUN);
            case Use.Finish _ -> 4;
            case Use.Retreat retreat -> retreat(retreat, here);
            case Use.Stop _ -> 0;
        };
    }

    /** Away from many zombies, or past a few of them nearer to the goal. */
    private double retreat(Use.Retreat retreat, int here) {
        int to = retreat.to().index();
        Survivor who = table.survivor(retreat.who());
        double gain = table.isEnemyIn(here) ? plan().gain(who, to) : 0;
        double heat = table.blaze().heat(table.house().tile(to));
        double away = table.menace().zombies(here) >= MANY ? 0.6 : -0.5;
        return away + habit(Habit.RETREAT) * gain - plan().danger(to) - heat;
    }

    /** A Push into fire kills; one among friends harms. */
    private double push(Use.Push push) {
        int to = push.to().index();
        if (push.foe() == Use.Foe.ZOMBIE && table.blaze().heat(table.house().tile(to)) > 0) {
            return 4;
        }
        if (push.foe() == Use.Foe.NEMESIS) {
            return habit(Habit.AWAY) * (toCorner(to) - toCorner(nemesisRoom())) - 0.5;
        }
        return table.isAnybodyIn(to) ? -2 : habit(Habit.PUSH);
    }

    private int nemesisRoom() {
        return table.menace().nemesis().map(beast -> beast.room()).orElse(0);
    }

    /** How far a room is from the nearest corner that the Nemesis has still to destroy. */
    private int toCorner(int room) {
        int nearest = Ways.FAR;
        for (int corner : table.house().functionCorners()) {
            if (!table.blaze().isDestroyed(corner)) {
                nearest = Math.min(
                        nearest,
                        plan().ways().distance(room, table.house().rooms(corner).first()));
            }
        }
        return nearest;
    }

    private double hit(Use.Hit hit, int here) {
        double area = switch (hit.colour()) {
            case "red", "blue" -> 0.5;
            case "white" -> 0.3;
            default -> 0;
        };
        if (hit.foe() == Use.Foe.NEMESIS && hit.area().isPresent()) {
            int left = table.menace()
                    .nemesis()
                    .map(beast -> beast.left().get(hit.area().get()))
                    .orElse(1);
            area -= habit(Habit.FINISH) * left;
        }
        return switch (hit.foe()) {
            case NEMESIS -> 8 + area;
            case ZOMBIE, STUNNED -> hit.room().index() == here ? 5 + habit(Habit.HIT_HERE) : 5;
            case CREATURE -> 4.5 + (hit.room().index() == here ? habit(Habit.HIT_HERE) : 0) + area;
        };
    }

    private double uselessness(Card card) {
        double worth = habit(
                card.kind().isWeapon() ? Habit.WEAPON_KEPT : card.kind().isGear() ? Habit.GEAR_KEPT : Habit.CARD_KEPT);
        int same = 0;
        for (Survivor survivor : table.playing()) {
            for (Item item : survivor.pack().items()) {
                same += item.card()
                                .symbols(table.dials().cardSymbols())
                                .equals(card.symbols(table.dials().cardSymbols()))
                        ? 1
                        : 0;
            }
        }
        return -worth - (same <= 1 ? habit(Habit.SYMBOL_KEPT) : 0);
    }

    private double farness(int room) {
        int nearest = 20;
        for (Survivor survivor : table.playing()) {
            nearest = Math.min(nearest, plan().ways().distance(survivor.room(), room));
        }
        return 0.5 * nearest;
    }
}
