package redoubt.horde.sense;

import redoubt.board.ZoneSet;
import redoubt.horde.action.MakeNoise;
import redoubt.horde.action.Move;
import redoubt.horde.action.NextZone;
import redoubt.horde.action.ReorganizeAndTrade;
import redoubt.horde.action.Search;
import redoubt.horde.action.TakeObjective;
import redoubt.horde.cards.Consume;
import redoubt.horde.cards.ThrowMolotov;
import redoubt.horde.combat.Attack;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.combat.Reload;
import redoubt.horde.openings.TurnOption;
import redoubt.horde.round.DoNothing;
import redoubt.horde.skills.BornLeader;
import redoubt.horde.skills.Sprint;
import redoubt.horde.skills.steps.FreeAttackOption;
import redoubt.horde.skills.steps.Run;
import redoubt.horde.skills.steps.ZoneOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Option;

/** Opinions of what to do in a turn. */
final class Acting {
    private static final double BURN_FRIEND = 50;
    private static final double UNKNOWN = -0.1;

    /** Until this round it may pay to search first. */
    private static final int EARLY = 4;

    private Acting() {}

    static double opinion(Situation situation, Option option) {
        return switch (option) {
            case AttackOption attack -> attack(situation, attack.draft());
            case Move.MoveTo move -> move(situation, move.to().index(), move.cost());
            case DoNothing _ -> situation.habit(Habit.STOPPING) * left(situation, situation.actor());
            case Search.SearchDeck search -> search(situation, search.deck());
            case TakeObjective.Take _ -> objective(situation);
            case TurnOption turn -> turn(situation, turn);
            case ReorganizeAndTrade.Reorganize _ -> reorganize(situation);
            case ReorganizeAndTrade.TradeWith _ -> -situation.habit(Habit.TRADE);
            case MakeNoise.Shout _ -> -4;
            case Consume.Meal meal -> meal(situation, meal.adrenaline());
            case ThrowMolotov.Throw thrown -> fire(situation, thrown.zone().index());
            case FreeAttackOption free -> 0.5 + attack(situation, free.attack().draft());
            case ZoneOption skill -> skill(situation, skill);
            case Sprint.Dash dash -> dash(situation, dash);
            case BornLeader.Lead lead -> 0.3 + 0.1 * situation.danger(zoneOf(situation, lead));
            case Reload.ReloadOption reload -> reload(situation, reload);
            case NextZone.Onward onward -> onward(situation, onward.to().index());
            case NextZone.Stop _ -> 0;
            case Run.By by -> -situation.danger(by.zone().index());
            default -> option instanceof ActOption ? UNKNOWN : 0;
        };
    }

    private static int zoneOf(Situation situation, BornLeader.Lead lead) {
        return situation.table().survivor(lead.other()).zone().index();
    }

    private static double attack(Situation situation, Draft draft) {
        Table table = situation.table();
        Attack attack = Attack.of(table, draft);
        int zone = draft.target().index();
        boolean isHere = zone == draft.from().index();
        double kills = Arms.kills(table, attack);
        double value = kills == 0
                ? situation.habit(Habit.HURTS_NOBODY)
                : kills
                        * (isHere
                                ? situation.habit(Habit.KILL_HERE)
                                : situation.habit(Habit.KILL_THERE)
                                        + (situation.areOthersIn(zone) ? situation.habit(Habit.HELP) : 0));
        value -= draft.use().isNoisy() ? situation.habit(Habit.NOISE) : 0;
        value += !isHere && isNextDoor(table, draft) ? situation.habit(Habit.KILL_NEXT_DOOR) * kills : 0;
        value -= kills > 0 && liftsTeam(situation, 1) ? situation.habit(Habit.FIRST_LEVEL) : 0;
        value += !isHere && situation.othersIn(zone) > 0 && situation.isDoomed(zone)
                ? situation.habit(Habit.RESCUING) * kills
                : 0;
        value += situation.isLethalHere()
                ? isHere ? situation.habit(Habit.RESCUING) * kills : -situation.habit(Habit.RESCUING)
                : 0;
        if (attack.isDangerousToFriends()) {
            value -= misses(attack) * friends(situation, attack, zone) + Peril.shotDown(situation, attack, zone);
        }
        return value;
    }

    private static boolean isNextDoor(Table table, Draft draft) {
        return table.survivorPaths()
                .neighbours(draft.from().index())
                .contains(draft.target().index());
    }

    private static double misses(Attack attack) {
        return (attack.dice() + attack.allOut()) * (Math.max(2, attack.needed() - attack.onEachDie()) - 1) / 6.0;
    }

    /** What one miss costs those who stand where it goes. */
    private static double friends(Situation situation, Attack attack, int zone) {
        if (situation.othersIn(zone) > 0) {
            return situation.habit(Habit.FRIEND_HIT) * attack.damage();
        }
        return situation.table().allies().isAny(zone) ? situation.habit(Habit.ALLY_HIT) : 0;
    }

    static double move(Situation situation, int to, int cost) {
        Table table = situation.table();
        int from = situation.actor().zone().index();
        int target = situation.target();
        int gain = target < 0 ? 0 : situation.steps(from, target) - situation.steps(to, target);
        double left = left(situation, situation.actor()) - cost;
        int zombies = table.zombies().count(to);
        double cleared = zombies == 0 || left <= 0 || !situation.arms().canHurtAll(table, to)
                ? 0
                : Math.min(1, left * situation.power() / zombies);
        double hurry = situation.habit(Habit.HURRY) * situation.actor().danger().ordinal();
        double danger = situation.habit(Habit.DANGER) + (left <= 0 ? situation.habit(Habit.LAST_STEP) : 0);
        double value = (situation.habit(Habit.STEP) + hurry) * gain
                + situation.habit(Habit.COMPANY) * (situation.othersIn(to) - situation.othersIn(from))
                - danger
                        * (situation.danger(to) * (1 - situation.habit(Habit.CLEARED) * cleared)
                                - situation.danger(from))
                - situation.habit(Habit.LEFT_BEHIND) * (cost - 1);
        value += Peril.escape(situation, from, to, left + cost) - Peril.abandoned(situation, from);
        value -= gain <= 0 ? situation.habit(Habit.IDLE) : 0;
        boolean isHelpless = table.zombies().isAny(from) && !situation.arms().canHurtAll(table, from);
        return isHelpless ? value + situation.habit(Habit.HELPLESS) : value;
    }

    private static double left(Situation situation, Survivor actor) {
        return actor.turn().actions()
                + situation.habit(Habit.FREE_ACTION) * actor.turn().free().size();
    }

    private static double onward(Situation situation, int to) {
        return move(situation, to, 0);
    }

    private static double search(Situation situation, String deck) {
        double found = situation.findings(situation.actor(), deck);
        double unarmed = Math.max(0, 1 - Arms.strongest(situation.actor()));
        boolean isSafe = situation.danger(situation.actor().zone().index()) <= situation.habit(Habit.SAFE_ENOUGH);
        return situation.habit(Habit.SEARCH)
                + situation.habit(Habit.FIND) * found
                + situation.habit(Habit.SEARCH_UNARMED) * unarmed
                + situation.habit(Habit.SEARCH_EARLY)
                        * Math.max(0, EARLY - situation.table().round())
                - (isSafe ? 0 : situation.habit(Habit.SEARCH_DANGER));
    }

    private static double objective(Situation situation) {
        Survivor actor = situation.actor();
        double danger = situation.danger(actor.zone().index());
        boolean isSuicidal = danger > situation.habit(Habit.SUICIDAL) && left(situation, actor) <= 1;
        return (isSuicidal
                        ? situation.habit(Habit.OBJECTIVE) - situation.habit(Habit.SUICIDAL)
                        : situation.habit(Habit.OBJECTIVE))
                - (liftsTeam(situation, 5) ? situation.habit(Habit.NEXT_LEVEL) : 0);
    }

    /** Whether so many points would take the actor above the level of everybody else while that is still blue. */
    private static boolean liftsTeam(Situation situation, int points) {
        Survivor actor = situation.actor();
        int needed = situation.table().print().adrenalineAt(Danger.YELLOW);
        for (Survivor survivor : situation.table().survivors()) {
            if (survivor.isOnBoard() && survivor.danger() != Danger.BLUE) {
                return false;
            }
        }
        return actor.adrenaline() + points >= needed;
    }

    private static double meal(Situation situation, int points) {
        return liftsTeam(situation, points) ? -3 : -situation.habit(Habit.MEAL);
    }

    private static double turn(Situation situation, TurnOption turn) {
        if (!turn.isOpening()) {
            return -0.5;
        }
        int target = situation.target();
        int from = situation.actor().zone().index();
        int to = turn.to().index();
        boolean isOnTheWay = target >= 0 && situation.steps(to, target) + 1 < situation.steps(from, target);
        return isOnTheWay
                ? situation.habit(Habit.STEP) - situation.habit(Habit.DANGER) * Math.min(3, situation.danger(to)) * 0.5
                : -situation.habit(Habit.DOOR_ELSEWHERE);
    }

    private static double reorganize(Situation situation) {
        return isInOrder(situation)
                ? -3
                : situation.habit(Habit.ORDER) * Packing.gain(situation) - situation.habit(Habit.ORDER_COST);
    }

    /** Whether hardly anything could be gained by putting cards elsewhere. */
    static boolean isInOrder(Situation situation) {
        return Packing.gain(situation) < situation.habit(Habit.ORDER_LEAST);
    }

    private static double fire(Situation situation, int zone) {
        boolean isOurs =
                situation.areOthersIn(zone) || zone == situation.actor().zone().index();
        return situation.habit(Habit.BURN) * situation.table().zombies().count(zone)
                - situation.habit(Habit.BURN_COST)
                - (isOurs ? BURN_FRIEND : 0);
    }

    private static double reload(Situation situation, Reload.ReloadOption reload) {
        double danger = situation.danger(situation.actor().zone().index());
        return reload.cost() == 0 ? 0.5 : danger > 0.5 ? 1 : -0.5;
    }

    /** Skills that carry somebody to a zone are judged as a move; others by what they do to the zombies of the own zone. */
    private static double skill(Situation situation, ZoneOption skill) {
        int to = skill.zone().index();
        if (skill.kind().equals(ActionKind.MOVE) || skill.kind().isCombat()) {
            return 1 + move(situation, to, skill.cost());
        }
        int here = situation.actor().zone().index();
        if (to == here) {
            return UNKNOWN;
        }
        double relief = situation.danger(here) - situation.danger(to);
        return situation.areOthersIn(to)
                ? -3
                : 0.6 * Math.min(relief, situation.table().zombies().count(here)) - 0.3;
    }

    private static double dash(Situation situation, Sprint.Dash dash) {
        int strides = strides(situation, dash.zones());
        return strides < 2
                ? -1
                : situation.habit(Habit.STEP) * strides - 0.5 - situation.habit(Habit.LEFT_BEHIND) * (dash.cost() - 1);
    }

    /** How many zones nearer to the target a run of so many gets, up to the first shut door or zombie. */
    private static int strides(Situation situation, int most) {
        Table table = situation.table();
        int target = situation.target();
        int zone = situation.actor().zone().index();
        for (int strides = 0; strides < most; strides++) {
            int next = target < 0 ? ZoneSet.NONE : nearer(situation, zone, target);
            if (next == ZoneSet.NONE) {
                return strides;
            }
            if (table.zombies().isAny(next)) {
                return strides + 1;
            }
            zone = next;
        }
        return most;
    }

    private static int nearer(Situation situation, int zone, int target) {
        ZoneSet ways = situation.table().survivorPaths().neighbours(zone);
        int steps = situation.steps(zone, target);
        for (int next = ways.first(); next != ZoneSet.NONE; next = ways.nextAfter(next)) {
            if (situation.steps(next, target) < steps) {
                return next;
            }
        }
        return ZoneSet.NONE;
    }
}
