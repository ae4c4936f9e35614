package redoubt.darkest.sense;

import java.util.SequencedMap;
import redoubt.content.LearntHabits;

/** How much each thing counts in the opinions of the house, in steps towards the goal; these are the numbers to begin with. */
enum Habit {
    // Moves: a step nearer to the goal, before the Showdown and in it, and what else is in the room.
    GAIN(1.3),
    HUNT(1.6),
    // For each who comes along, and who is left behind with the same goal.
    COMPANION(0.13),
    LEFT_BEHIND(0.6),
    COMPANY(0.2),
    ALONE(0.1),
    // A zombie that waits for one, for more, and in the Showdown.
    DANGER_ALONE(1.1),
    DANGER(0.5),
    DANGER_SHOWDOWN(0.36),
    HEAT(0.9),
    // A step more for each step of Darkness, and what a point is worth that is kept.
    HURRY(0),
    KEPT_POINT(0),
    TOO_EARLY(4),
    TOGETHER(1.5),
    DARK(2.5),

    // Searching: whoever has more points had better spend them, so that all can move on together.
    CARD(1.6),
    NEW_SYMBOL(0.4),
    LATE_CARD(0.9),
    FULL_PACK(0.3),
    WOKEN(2.2),
    SEARCHED_AMONG_ENEMIES(2),
    RICH(0.1),

    // A Burn marker less; on a tile that the next one would destroy, which costs a step of Darkness; and the last in
    // the house.
    BURN(0.6),
    LAST_BURN(1.8),
    FIRE_OUT(0.6),

    // Doors, in steps: a chip, a Code token that it removes and no chip in hand does, a terminal behind it.
    OPEN(2.2),
    OPENED(0.3),
    TOKEN(2.5),
    // Tokens that a symbol face down removes on average.
    HIDDEN(0.6),
    FIRST_TERMINAL(7),
    SECOND_TERMINAL(2.5),
    THIRD_TERMINAL(0.5),
    // A step of Darkness for the first terminal, for any other door, and the more of it there is.
    FORCED_TERMINAL(2.5),
    FORCED(2.9),
    FORCED_LATE(0),
    FROM_TERMINAL(0.1),
    // How good a corner is to work from: a chip near it, and each room on the way to the Laboratory.
    NEAR_CHIP(0.3),
    FROM_LABORATORY(0.1),

    // Work at a terminal: a token forced, a chip inserted, and each token that it removes.
    FORCED_TOKEN(5),
    INSERTED(4),
    REMOVED(3),

    // Errands: a room that nobody has searched, a tile that the next Burn marker destroys, and the way there.
    ERRAND_SEARCH(3),
    ERRAND_FIRE(1.4),
    ERRAND_FAR(0.7),
    ERRAND_DANGER(0.4),
    ERRAND_HEAT(1.1),
    // So many zombies a Creature counts for.
    CREATURE(2.5),
    // A chip that removes more tokens than this is worth the way to a terminal, even if it does not solve the code.
    USEFUL(1.5),

    // Attacks: one in the own room, which nobody can leave before it is clear, and each hit of it.
    FIGHT(1),
    HIT(2.5),
    CREATURE_HIT(2),
    NEMESIS_HIT(5),
    // A hit at a distance, on zombies that can come in their next move and on others.
    HIT_NEAR(1.2),
    HIT_FAR(0.4),
    FREE_ATTACK(0.5),
    // What the bearer of the Cure risks, for each wound.
    FEAR(0.5),
    // Who is held: oneself, or another.
    FREE_SELF(8),
    FREE_FRIEND(5),

    // Points and cards that change hands, and cards that are used up.
    LEND(2),
    WORK(2.4),
    WOUND(0.4),
    SYMBOL(2),
    ENERGY(1.5),
    LOAD(1.2),
    HEAL(1.5),
    THROW(2.5),
    FLASHBANG(4),
    MEDICAL(2.5),
    ANTIDOTE(4),
    FIRE_CONTROL(2),
    AMMUNITION(0.6),
    FIGHTING_SKILL(1.2),
    OTHER_SKILL(1),

    // Answers: what the bearer of the Cure is spared, who goes first, and where a Retreat and a Push lead.
    SPARED(2),
    WAITING(0.3),
    OPERATOR_FIRST(1),
    RETREAT(0.5),
    AWAY(0.6),
    FINISH(0.2),
    ONWARD(1.5),
    ONWARD_HEAT(1.3),
    ONWARD_DANGER(0.3),
    HIT_HERE(1),
    STUN(2),
    PUSH(1.2),
    GRABBED(3.6),
    BITTEN(4),
    BADLY_WOUNDED(3.5),
    REINFORCED(2.5),
    WOUNDED(1.5),
    AFRAID(1),
    WEAPON_KEPT(3),
    GEAR_KEPT(0.5),
    CARD_KEPT(1.5),
    SYMBOL_KEPT(2);

    private final double usual;

    Habit(double usual) {
        this.usual = usual;
    }

    /** All of them with their usual numbers. */
    static SequencedMap<String, Double> usual() {
        return LearntHabits.usual(values(), habit -> habit.usual);
    }
}
