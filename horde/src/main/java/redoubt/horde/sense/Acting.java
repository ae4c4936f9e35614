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
    private static final double KILL_HERE = 6;
    private static final double KILL_THERE = 2.2;
    private static final double HELP = 2;
    private static final double HURTS_NOBODY = -3;
    private static final double NOISE = 0.2;
    private static final double FRIEND_HIT = 5;
    private static final double ALLY_HIT = 2;
    private static final double RESCUE = 2;
    private static final double STEP = 1.5;
    private static final double DANGER = 0.45;
    private static final double CLEARED = 0.8;
    private static final double LEFT_BEHIND = 0.8;
    private static final double IDLE = 0.3;
    private static final double HELPLESS = 2.5;
    private static final double OBJECTIVE = 7;
    private static final double NEXT_LEVEL = 2.5;
    private static final double SUICIDAL = 4;
    private static final double BURN = 1.5;
    private static final double BURN_COST = 6;
    private static final double BURN_FRIEND = 50;
    private static final double FIND = 2.2;
    private static final double UNKNOWN = -0.1;

    private Acting() {}

    static double opinion(Situation situation, Option option) {
        return switch (option) {
            case AttackOption attack -> attack(situation, attack.draft());
            case Move.MoveTo move -> move(situation, move.to().index(), move.cost());
            case DoNothing _ -> 0;
            case Search.SearchDeck search -> search(situation, search.deck());
            case TakeObjective.Take _ -> objective(situation);
            case TurnOption turn -> turn(situation, turn);
            case ReorganizeAndTrade.Reorganize _ -> reorganize(situation);
            case ReorganizeAndTrade.TradeWith _ -> -3.5;
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
                ? HURTS_NOBODY
                : kills * (isHere ? KILL_HERE : KILL_THERE + (situation.areOthersIn(zone) ? HELP : 0));
        value -= draft.use().isNoisy() ? NOISE : 0;
        value += !isHere && situation.othersIn(zone) > 0 && situation.isDoomed(zone) ? RESCUE * kills : 0;
        value += situation.isLethalHere() ? isHere ? RESCUE * kills : -RESCUE : 0;
        if (attack.isDangerousToFriends()) {
            value -= misses(attack) * friends(situation, attack, zone) + Peril.shotDown(situation, attack, zone);
        }
        return value;
    }

    private static double misses(Attack attack) {
        return (attack.dice() + attack.allOut()) * (Math.max(2, attack.needed() - attack.onEachDie()) - 1) / 6.0;
    }

    /** What one miss costs those who stand where it goes. */
    private static double friends(Situation situation, Attack attack, int zone) {
        if (situation.othersIn(zone) > 0) {
            return FRIEND_HIT * attack.damage();
        }
        return situation.table().allies().isAny(zone) ? ALLY_HIT : 0;
    }

    static double move(Situation situation, int to, int cost) {
        Table table = situation.table();
        int from = situation.actor().zone().index();
        int target = situation.target();
        int gain = target < 0 ? 0 : situation.steps(from, target) - situation.steps(to, target);
        double left = left(situation.actor()) - cost;
        int zombies = table.zombies().count(to);
        double cleared = zombies == 0 || left <= 0 || !situation.arms().canHurtAll(table, to)
                ? 0
                : Math.min(1, left * situation.power() / zombies);
        double value = STEP * gain
                - DANGER * (situation.danger(to) * (1 - CLEARED * cleared) - situation.danger(from))
                - LEFT_BEHIND * (cost - 1);
        value += Peril.escape(situation, from, to, left + cost) - Peril.abandoned(situation, from);
        value -= gain <= 0 ? IDLE : 0;
        boolean isHelpless = table.zombies().isAny(from) && !situation.arms().canHurtAll(table, from);
        return isHelpless ? value + HELPLESS : value;
    }

    private static double left(Survivor actor) {
        return actor.turn().actions() + 0.5 * actor.turn().free().size();
    }

    private static double onward(Situation situation, int to) {
        return move(situation, to, 0);
    }

    private static double search(Situation situation, String deck) {
        double found = situation.findings(situation.actor(), deck);
        return 0.2 + FIND * found - (situation.danger(situation.actor().zone().index()) > 1.5 ? 1 : 0);
    }

    private static double objective(Situation situation) {
        Survivor actor = situation.actor();
        double danger = situation.danger(actor.zone().index());
        boolean isSuicidal = danger > SUICIDAL && left(actor) <= 1;
        return (isSuicidal ? OBJECTIVE - SUICIDAL : OBJECTIVE) - (liftsTeam(situation, 5) ? NEXT_LEVEL : 0);
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
        return liftsTeam(situation, points) ? -3 : -0.2;
    }

    private static double turn(Situation situation, TurnOption turn) {
        if (!turn.isOpening()) {
            return -0.5;
        }
        int target = situation.target();
        int from = situation.actor().zone().index();
        int to = turn.to().index();
        boolean isOnTheWay = target >= 0 && situation.steps(to, target) + 1 < situation.steps(from, target);
        return isOnTheWay ? STEP - DANGER * Math.min(3, situation.danger(to)) * 0.5 : -2;
    }

    private static double reorganize(Situation situation) {
        double gain = Packing.gain(situation);
        return gain < 0.5 ? -3 : 2 * gain - 0.5;
    }

    private static double fire(Situation situation, int zone) {
        boolean isOurs =
                situation.areOthersIn(zone) || zone == situation.actor().zone().index();
        return BURN * situation.table().zombies().count(zone) - BURN_COST - (isOurs ? BURN_FRIEND : 0);
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
        return strides < 2 ? -1 : STEP * strides - 0.5 - LEFT_BEHIND * (dash.cost() - 1);
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
