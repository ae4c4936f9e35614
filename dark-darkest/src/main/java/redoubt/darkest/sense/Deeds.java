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

    private static final double WOKEN = 2.2;

    /** A card found, if it shows a symbol that the team has already and if it may show a new one. */
    private static final double CARD = 1.6;

    private static final double NEW_SYMBOL = 0.4;

    /** A step nearer to the goal, in the Showdown too. */
    private static final double GAIN = 1.3;

    private static final double HUNT = 1.6;

    /** What a step counts for each who comes along, and costs for each who is left behind with the same goal. */
    private static final double COMPANION = 0.13;

    private static final double LEFT_BEHIND = 0.6;
    private static final double COMPANY = 0.2;
    private static final double ALONE = 0.1;

    /** A zombie that waits for one, for two, for more, and in the Showdown. */
    private static final double DANGER_ALONE = 1.1;

    private static final double DANGER = 0.5;
    private static final double DANGER_SHOWDOWN = 0.36;
    private static final double HEAT = 0.9;

    /** Whoever has more points had better spend them, so that all can move on together. */
    private static final double RICH = 0.1;

    /** A Burn marker less; on a tile that the next one would destroy, which costs a step of Darkness; and the last in the house. */
    private static final double BURN = 0.6;

    private static final double LAST_BURN = 1.8;
    private static final double FIRE_OUT = 0.6;

    private static final double OPEN = 2.2;

    /** Not worth a thought: cards change hands for a point and seldom to any use. */
    private static final double TRADE = -7;

    private final Plan plan;
    private final Table table;
    private final Fights fights;

    Deeds(Plan plan) {
        this.plan = plan;
        this.table = plan.table();
        this.fights = new Fights(table);
    }

    double opinion(Deed deed) {
        Survivor who = table.survivor(deed.who());
        return switch (deed) {
            case Move move -> move(who, move);
            case Fight fight -> fights.opinion(who, fight);
            case BreakFree free -> free.held().place() == who.place() ? 8 : 5;
            case OpenDoor open -> open(open);
            case OperateTerminal operate -> operate(operate);
            case Search _ -> search(who) + RICH * who.points();
            case PutOutFire _ -> putOut(who);
            case UseFunction function -> function(who, function);
            case BuySkill skill -> buy(who, skill);
            case Trade _ -> TRADE;
            case Rest _ -> 0;
            default -> new Aid(plan).opinion(who, deed);
        };
    }

    /** Experience is kept for skills that help to fight, to search and to solve the code. */
    private static double buy(Survivor who, BuySkill skill) {
        return switch (who.board().skills().get(skill.skill())) {
            case HANDGUNEXPERT, HAWKEYE, COMPUTERWIZARD, GUARDIAN, KNIFEEXPERT, SHOTGUNEXPERT -> 1.2;
            case MELEEEXPERT, FIREMAN -> 1.2;
            case RESEARCHER, MARKSMAN, MEDIC, VIRUSRESISTANCE, AMMOSTASH, SHOVE -> 1;
            default -> -1;
        };
    }

    private double move(Survivor who, Move move) {
        int to = move.to().index();
        if (entersTooEarly(who, to)) {
            return -4;
        }
        int party = table.in(to).size() + 1 + move.companions().size();
        double opinion = step(who, to, party);
        for (int companion : move.companions()) {
            opinion += COMPANION * Math.max(0, step(table.survivor(companion), to, party));
        }
        return table.clock().isShowdown() ? opinion : opinion - LEFT_BEHIND * leftBehind(who, move);
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
        double company = table.isAnybodyIn(to) ? COMPANY : 0;
        double alone = table.in(who.room()).size() > 1 ? ALONE : 0;
        boolean hunt = table.clock().isShowdown();
        double danger = hunt ? DANGER_SHOWDOWN : party >= 2 ? DANGER : DANGER_ALONE;
        double fear = Fights.isIn(table.menace().nemesis(), to) ? fights.fear(who) : 0;
        return (hunt ? HUNT : GAIN) * plan.gain(who, to)
                - plan.danger(to) * danger
                - fear
                - HEAT * heat
                + company
                - alone;
    }

    /** Whoever enters the Laboratory first begins the Showdown: the others should be near, unless time runs out. */
    private boolean entersTooEarly(Survivor who, int to) {
        if (to != table.house().laboratory() || table.clock().isShowdown()) {
            return false;
        }
        if (table.clock().darkness() >= Clock.LAST - 2) {
            return false;
        }
        int near = 0;
        int far = 0;
        for (Survivor survivor : table.playing()) {
            boolean here = plan.ways().distance(survivor.room(), to) <= 1 + survivor.points();
            near += here ? 1 : 0;
            far += here || survivor.isEntrapped() ? 0 : 1;
        }
        return far > 0 && near < 2;
    }

    private double putOut(Survivor who) {
        int burns = table.blaze().burns(table.house().tile(who.room()));
        int all = 0;
        for (int count : table.blaze().burns()) {
            all += Math.max(0, count);
        }
        return BURN * burns + (burns == 2 ? LAST_BURN : 0) + (all == burns ? FIRE_OUT : 0) + RICH * who.points();
    }

    private double open(OpenDoor open) {
        double worth = plan.doors().worthOf(open.door());
        boolean affordable = table.security()
                .on(open.door())
                .filter(chip -> plan.doors().affords(chip, open.missing()))
                .isPresent();
        return worth <= 0.3 || !affordable ? -3 : OPEN + worth - open.missing();
    }

    private double operate(OperateTerminal operate) {
        boolean isSolvable = plan.code().isSolvable();
        if (operate.chip().isEmpty()) {
            if (plan.isTooLate(table.survivor(operate.who()))) {
                return -1;
            }
            boolean covered = operate.token().map(plan.code()::isCovered).orElse(false);
            return isSolvable ? 5 - (covered ? 1 : 0) : -5;
        }
        int matches = plan.code().matches(operate.chip().get());
        if (operate.token().isPresent()) {
            return isSolvable && matches == 0 ? 6 : -1;
        }
        return matches >= 2 || isSolvable ? 4 + 3 * matches : -1;
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
        double found =
                plan.needsCards() ? CARD + NEW_SYMBOL * (7 - plan.symbols().count()) : 0.9;
        double enemies = table.isEnemyIn(who.room()) ? 2 : 0;
        return (room == 0 ? 0.3 : found) * dice / 3 - WOKEN * TERROR.get(dice) - enemies;
    }

    private double function(Survivor who, UseFunction function) {
        int wounds = who.body().wounds();
        return switch (function.function()) {
            case MEDICAL -> wounds >= 3 ? 2.5 : 0.2;
            case ANTIDOTE -> 4;
            case FIRECONTROL -> 2;
            case AMMUNITION -> 0.6;
            default -> 0;
        };
    }
}
