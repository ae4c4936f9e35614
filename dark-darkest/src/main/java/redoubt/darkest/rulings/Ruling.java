package redoubt.darkest.rulings;

import java.util.List;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/**
 * A skill or a piece of Gear as a rule. Each method is a hook: it is given the number or answer so far and gives back
 * its own; whoever does not care leaves it as it is.
 */
public interface Ruling {
    /** Survivor dice of a Fight. */
    default int attackDice(Assault assault, int dice) {
        return dice;
    }

    /** How far the weapon of a Fight reaches before Aims. */
    default int range(Assault assault, int range) {
        return range;
    }

    /** How far each Aim of a Fight extends its range. */
    default int rangeOfAim(Assault assault, int range) {
        return range;
    }

    /** Hits of each Success. */
    default int hitsOfSuccess(Assault assault, int hits) {
        return hits;
    }

    /** Hits added by each Aim that is paired with a Success. */
    default int hitsOfPair(Assault assault, int hits) {
        return hits;
    }

    /** Whether each Aim of a Fight is one more Success. */
    default boolean turnsAimsIntoSuccesses(Assault assault) {
        return false;
    }

    /** Whether a Push may lay a zombie down instead. */
    default boolean stuns(Assault assault) {
        return false;
    }

    /** How many rooms each Push moves an enemy. */
    default int roomsOfPush(int rooms) {
        return rooms;
    }

    /** Dice that a survivor adds to a defence roll. */
    default int defenceDice(int dice) {
        return dice;
    }

    /** Whether a defence roll may be made again, once per Round. */
    default boolean rollsDefenceAgain() {
        return false;
    }

    /** Whether single dice of a defence roll may be rolled again for experience. */
    default boolean buysDefenceDice() {
        return false;
    }

    /** Whether a camera check counts the survivor. */
    default boolean isCounted() {
        return true;
    }

    /** Successes of a search in the survivor's room. */
    default int successes(int successes) {
        return successes;
    }

    /** Cubes that ammunition gives which the survivor's search turned up. */
    default int ammunitionFound(int cubes) {
        return cubes;
    }

    default int escapeValue(int value) {
        return value;
    }

    /** Whether the survivor rolls its own dice when it helps to free somebody, and Success frees too. */
    default boolean freesApart() {
        return false;
    }

    /** Health lost on entering a tile on fire. */
    default int lossOnEntering(boolean isDestroyed, int loss) {
        return loss;
    }

    /** Burn markers removed by putting out fire. */
    default int burnsPutOut(int burns) {
        return burns;
    }

    /** How many items the survivor may carry. */
    default int limit(int limit) {
        return limit;
    }

    default boolean givesFreely() {
        return false;
    }

    /** Health given by an item that the survivor uses. */
    default int healing(int health) {
        return health;
    }

    /** Virus tokens that make the virus active. */
    default int virusLimit(int tokens) {
        return tokens;
    }

    /** Whether a terminal takes several chips in one use. */
    default boolean insertsSeveralChips() {
        return false;
    }

    /** Whether it works while the survivor is entrapped (DD-SURV-18). */
    default boolean worksWhileEntrapped() {
        return false;
    }

    /** What the survivor may do besides the usual actions. */
    default List<Deed> deeds(Table table, Survivor survivor) {
        return List.of();
    }
}
