package redoubt.darkest.table;

import java.util.List;
import redoubt.kernel.RuleId;

/**
 * The numbers and options that a group may set before a game (DD-DIFF-08, DD-DIFF-09), with the house rulings that it reads
 * otherwise.
 */
public record Dials(
        int survivors,
        int mostPoints,
        Preset preset,
        boolean isAdvanced,
        boolean isKickstarter,
        int successFaces,
        int fireIcon,
        int doorCost,
        int health,
        int escape,
        int weaponDice,
        int creatureAttack,
        int cardSymbols,
        int nemesisMovement,
        int nemesisCubes,
        int showdownTrack,
        boolean hasExtraRound,
        boolean isSixRolledAgain,
        boolean hasFunctions,
        List<RuleId> otherReadings) {
    /** How hard the whole game is. */
    public enum Preset {
        STANDARD,
        EASY,
        HARD
    }

    public Dials {
        otherReadings = List.copyOf(otherReadings);
    }

    /** How many items a survivor may carry (DD-INV-01). */
    public int limit() {
        return survivors == 5 ? 4 : 5;
    }

    public boolean reads(RuleId rule) {
        return otherReadings.contains(rule);
    }
}
