package redoubt.darkest.sense;

import java.util.List;
import redoubt.darkest.action.BreakFree;
import redoubt.darkest.action.BuySkill;
import redoubt.darkest.action.Move;
import redoubt.darkest.action.OpenDoor;
import redoubt.darkest.action.OperateTerminal;
import redoubt.darkest.action.PutOutFire;
import redoubt.darkest.action.Rest;
import redoubt.darkest.action.Search;
import redoubt.darkest.action.Trade;
import redoubt.darkest.action.UseFunction;
import redoubt.darkest.combat.Fight;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** Opinions of what survivors may do while they act. */
final class Deeds {
    /** How often so many dice of a search wake a Terror. */
    private static final List<Double> TERROR = List.of(0.0, 0.0, 0.11, 0.3, 0.5);

    /** Not worth a thought: cards change hands for a point and seldom to any use. */
    private static final double TRADE = -7;

    private final Plan plan;
    private final Table table;
    private final Fights fights;

    Deeds(Plan plan) {
        this.plan = plan;
        this.table = plan.table();
        this.fights = new Fights(plan);
    }

    double opinion(Deed deed) {
        Survivor who = table.survivor(deed.who());
        return switch (deed) {
            case Move move -> move(who, move);
            case Fight fight -> fights.opinion(who, fight);
            case BreakFree free -> plan.habit(free.held().place() == who.place() ? Habit.FREE_SELF : Habit.FREE_FRIEND);
            case OpenDoor open -> open(open);
            case OperateTerminal operate -> operate(operate);
            case Search _ -> search(who) + plan.habit(Habit.RICH) * who.points();
            case PutOutFire _ -> putOut(who);
            case UseFunction function -> function(who, function);
            case BuySkill skill -> buy(who, skill);
            case Trade _ -> TRADE;
            case Rest _ -> plan.habit(Habit.KEPT_POINT) * who.points();
            default -> new Aid(plan).opinion(who, deed);
        };
    }

    /** Experience is kept for skills that help to fight, to search and to solve the code. */
    private double buy(Survivor who, BuySkill skill) {
        return switch (who.board().skills().get(skill.skill())) {
            case HANDGUNEXPERT, HAWKEYE, COMPUTERWIZARD, GUARDIAN, KNIFEEXPERT, SHOTGUNEXPERT, MELEEEXPERT, FIREMAN ->
                plan.habit(Habit.FIGHTING_SKILL);
            case RESEARCHER, MARKSMAN, MEDIC, VIRUSRESISTANCE, AMMOSTASH, SHOVE -> plan.habit(Habit.OTHER_SKILL);
            default -> -1;
        };
    }

    private double move(Survivor who, Move move) {
        int to = move.to().index();
        if (entersTooEarly(who, to)) {
            return -plan.habit(Habit.TOO_EARLY);
        }
        int party = table.in(to).size() + 1 + move.companions().size();
        double opinion = step(who, to, party);
        for (int companion : move.companions()) {
            opinion += plan.habit(Habit.COMPANION) * Math.max(0, step(table.survivor(companion), to, party));
        }
        return table.clock().isShowdown() ? opinion : opinion - plan.habit(Habit.LEFT_BEHIND) * leftBehind(who, move);
    }

    /** Those with the same goal who stay in the room; together they search and defend better. */
    private int leftBehind(Survivor who, Move move) {
        int left = 0;
        for (Survivor other : table.in(who.room())) {
            boolean stays = other.place() != who.place() && !move.companions().contains(other.place());
            left += stays && plan.goal(other.place()) == plan.goal(who.place()) ? 1 : 0;
        }
        return left;
    }

    /** What a step is worth to somebody: nearer to the goal, and not into enemies or fire, least of all with few. */
    private double step(Survivor who, int to, int party) {
        int tile = table.house().tile(to);
        double heat = tile == table.house().tile(who.room()) ? 0 : table.blaze().heat(tile);
        double company = table.isAnybodyIn(to) ? plan.habit(Habit.COMPANY) : 0;
        double alone = table.in(who.room()).size() > 1 ? plan.habit(Habit.ALONE) : 0;
        boolean hunt = table.clock().isShowdown();
        double danger = plan.habit(hunt ? Habit.DANGER_SHOWDOWN : party >= 2 ? Habit.DANGER : Habit.DANGER_ALONE);
        double fear = Fights.isIn(table.menace().nemesis(), to) ? fights.fear(who) : 0;
        return (plan.habit(hunt ? Habit.HUNT : Habit.GAIN)
                                + plan.habit(Habit.HURRY) * table.clock().darkness())
                        * plan.gain(who, to)
                - plan.danger(to) * danger
                - fear
                - plan.habit(Habit.HEAT) * heat
                + company
                - alone;
    }

    /** Whoever enters the Laboratory first begins the Showdown: the others should be near, unless time runs out. */
    private boolean entersTooEarly(Survivor who, int to) {
        if (to != table.house().laboratory() || table.clock().isShowdown()) {
            return false;
        }
        if (table.clock().darkness() >= Clock.LAST - plan.habit(Habit.DARK)) {
            return false;
        }
        int near = 0;
        int far = 0;
        for (Survivor survivor : table.playing()) {
            boolean here = plan.ways().distance(survivor.room(), to) <= 1 + survivor.points();
            near += here ? 1 : 0;
            far += here || survivor.isEntrapped() ? 0 : 1;
        }
        return far > 0 && near < plan.habit(Habit.TOGETHER);
    }

    private double putOut(Survivor who) {
        int burns = table.blaze().burns(table.house().tile(who.room()));
        int all = 0;
        for (int count : table.blaze().burns()) {
            all += Math.max(0, count);
        }
        return plan.habit(Habit.BURN) * burns
                + (burns == 2 ? plan.habit(Habit.LAST_BURN) : 0)
                + (all == burns ? plan.habit(Habit.FIRE_OUT) : 0)
                + plan.habit(Habit.RICH) * who.points();
    }

    private double open(OpenDoor open) {
        double worth = plan.doors().worthOf(open.door());
        boolean affordable = table.security()
                .on(open.door())
                .filter(chip -> plan.doors().affords(chip, open.missing()))
                .isPresent();
        return worth <= 0.3 || !affordable ? -3 : plan.habit(Habit.OPEN) + worth - open.missing();
    }

    private double operate(OperateTerminal operate) {
        boolean isSolvable = plan.code().isSolvable();
        if (operate.chip().isEmpty()) {
            if (plan.isTooLate(table.survivor(operate.who()))) {
                return -1;
            }
            boolean covered = operate.token().map(plan.code()::isCovered).orElse(false);
            return isSolvable ? plan.habit(Habit.FORCED_TOKEN) - (covered ? 1 : 0) : -5;
        }
        int matches = plan.code().matches(operate.chip().get());
        if (operate.token().isPresent()) {
            return isSolvable && matches == 0 ? plan.habit(Habit.FORCED_TOKEN) + 1 : -1;
        }
        return matches > plan.habit(Habit.USEFUL) || isSolvable
                ? plan.habit(Habit.INSERTED) + plan.habit(Habit.REMOVED) * matches
                : -1;
    }

    private double search(Survivor who) {
        if (plan.code().isSolved()) {
            return -1;
        }
        int dice = 0;
        int room = 0;
        for (Survivor survivor : table.in(who.room())) {
            dice += survivor.isEntrapped() ? 0 : 1;
            room += Math.max(
                    0, Abilities.of(table, survivor).limit() - survivor.pack().size());
        }
        dice = Math.min(4, dice);
        double found = plan.needsCards()
                ? plan.habit(Habit.CARD)
                        + plan.habit(Habit.NEW_SYMBOL) * (7 - plan.symbols().count())
                : plan.habit(Habit.LATE_CARD);
        double enemies = table.isEnemyIn(who.room()) ? plan.habit(Habit.SEARCHED_AMONG_ENEMIES) : 0;
        return (room == 0 ? plan.habit(Habit.FULL_PACK) : found) * dice / 3
                - plan.habit(Habit.WOKEN) * TERROR.get(dice)
                - enemies;
    }

    private double function(Survivor who, UseFunction function) {
        int wounds = who.body().wounds();
        return switch (function.function()) {
            case MEDICAL -> wounds >= 3 ? plan.habit(Habit.MEDICAL) : 0.2;
            case ANTIDOTE -> plan.habit(Habit.ANTIDOTE);
            case FIRECONTROL -> plan.habit(Habit.FIRE_CONTROL);
            case AMMUNITION -> plan.habit(Habit.AMMUNITION);
            default -> 0;
        };
    }
}
