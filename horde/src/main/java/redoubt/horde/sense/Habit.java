package redoubt.horde.sense;

import java.util.SequencedMap;
import redoubt.content.LearntHabits;

/**
 * How much each thing counts in the opinions of the family, in steps towards the goal. These are the numbers to begin with; practice finds
 * those of each mission, since one is a race and another a siege ({@code habits.txt}).
 */
enum Habit {
    // Attacks, moves and what else is done in a turn.
    KILL_HERE(6),
    KILL_THERE(2.2),
    KILL_NEXT_DOOR(0),
    HELP(2),
    RESCUING(2),
    HURTS_NOBODY(-3),
    NOISE(0.2),
    FRIEND_HIT(5),
    ALLY_HIT(2),
    FIRST_LEVEL(0),
    STEP(1.5),
    HURRY(0),
    DANGER(0.45),
    LAST_STEP(0),
    CLEARED(0.8),
    LEFT_BEHIND(0.8),
    IDLE(0.3),
    HELPLESS(2.5),
    COMPANY(0),
    STOPPING(0),
    FREE_ACTION(0.5),
    OBJECTIVE(7),
    NEXT_LEVEL(2.5),
    SUICIDAL(4),
    SEARCH(0.2),
    FIND(2.2),
    SEARCH_UNARMED(0),
    SEARCH_EARLY(0),
    SAFE_ENOUGH(1.5),
    SEARCH_DANGER(1),
    ORDER_LEAST(0.5),
    ORDER(2),
    ORDER_COST(0.5),
    TRADE(3.5),
    MEAL(0.2),
    DOOR_ELSEWHERE(2),
    BURN(1.5),
    BURN_COST(6),

    // What makes a zone dangerous, and where errands lead.
    WOUND_HERE(1.4),
    MOST_HERE(4.5),
    NEXT_DOOR(0.18),
    QUICK(3),
    TWO_STEPS(0),
    ON_SPAWN(1.5),
    BESIDE_SPAWN(0),
    MOST_DANGER(7),
    OWN_WOUND(0.4),
    DEADLY(6),
    CLOSE(1.5),
    MOST_TRAPPED(4),
    RESCUE(5),
    CROWDING(3.5),
    ERRAND(1.2),
    UNKNOWN_CARD(0.2),
    WANTED(0.5),

    // What must not happen.
    SHOT_DOWN(40),
    ABANDONED(6),
    ESCAPE(8),

    // Who goes first.
    FIGHT_FIRST(2),
    DANGER_FIRST(0.3),
    ARMS_FIRST(1),
    WOUNDED_FIRST(0),
    NEAREST_FIRST(0),

    // Who takes blows.
    LAST_WOUND(6),
    WOUND(2),
    ARMOURED(1),
    ALLY_FIRST(1.5),

    // What cards are worth where they lie.
    IN_HAND(1),
    IN_PACK(0.35),
    NEW_CARD(0.2),
    BEST_WEAPON(1.5),
    FIGHTS_HERE(0.6),
    DAMAGE(0.7),
    ARMOUR(1.2),
    FOOD(0.15),
    SPARED_WOUND(10),

    // How much an edition and a mission have to say.
    ADVICE(1);

    private final double usual;

    Habit(double usual) {
        this.usual = usual;
    }

    /** All of them with their usual numbers. */
    static SequencedMap<String, Double> usual() {
        return LearntHabits.usual(values(), habit -> habit.usual);
    }
}
