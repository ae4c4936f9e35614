package redoubt.horde.sense;

import redoubt.horde.combat.Attack;
import redoubt.horde.table.Survivor;

/** What must not happen: a friend shot down, a friend left to die, or oneself staying where nobody can be saved. */
final class Peril {
    private static final double SUREST = 0.95;
    private static final double FACES = 6;

    private Peril() {}

    /** How bad it is that an attack may bring down those of ours who stand at its target. */
    static double shotDown(Situation situation, Attack attack, int zone) {
        if (situation.othersIn(zone) == 0 || attack.damage() == 0) {
            return 0;
        }
        int harmless = 0;
        for (Survivor other : situation.table().survivors()) {
            if (other.isOnBoard()
                    && other.index() != situation.actor().index()
                    && other.zone().index() == zone) {
                harmless += (other.card().health() - 1 - other.wounds()) / attack.damage();
            }
        }
        double miss = (Math.max(2, attack.needed() - attack.onEachDie()) - 1) / FACES;
        return situation.habit(Habit.SHOT_DOWN) * atLeast(harmless + 1, attack.dice() + attack.allOut(), miss);
    }

    /** How bad it is to leave those who can hold out only together with the actor. */
    static double abandoned(Situation situation, int from) {
        boolean isNeeded = situation.othersIn(from) > 0
                && situation.table().zombies().isAny(from)
                && situation.slack(from) >= 0
                && situation.slackWithout(from) < 0;
        return isNeeded ? situation.habit(Habit.ABANDONED) : 0;
    }

    /** What it is worth to get out of a zone where somebody must die, unless all can be saved by fighting with what actions are left. */
    static double escape(Situation situation, int from, int to, double actions) {
        if (!situation.isLethalHere() || situation.slack(to) < 0) {
            return 0;
        }
        double power = situation.arms().canHurtAll(situation.table(), from) ? situation.power() : 0;
        int tries = (int) Math.ceil(actions * Math.max(1, power));
        return situation.habit(Habit.ESCAPE) * (1 - atLeast(-situation.slack(from), tries, Math.min(SUREST, power)));
    }

    /** The chance of so many successes in so many tries. */
    static double atLeast(int needed, int tries, double chance) {
        if (needed <= 0) {
            return 1;
        }
        double exactly = Math.pow(1 - chance, tries);
        double fewer = 0;
        for (int successes = 0; successes < Math.min(needed, tries + 1); successes++) {
            fewer += exactly;
            exactly *= (tries - successes) / (successes + 1.0) * chance / (1 - chance);
        }
        return Math.max(0, 1 - fewer);
    }
}
