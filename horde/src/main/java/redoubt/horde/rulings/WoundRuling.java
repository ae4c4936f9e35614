package redoubt.horde.rulings;

import redoubt.horde.table.Cite;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Blow;

/** Hook: what protects a survivor from wounds. */
public interface WoundRuling extends Ruling {
    Hook<WoundRuling> HOOK = new Hook<>(6, WoundRuling.class);

    /** Whether all hits from this source are ignored. */
    default boolean ignores(Blow blow) {
        return false;
    }

    /** The rule by which it ignores hits or wounds. */
    default Cite ignoring() {
        return Cite.TOUGH;
    }

    /** How many wounds are ignored out of all those that one attack part or one friendly fire would inflict, after armour. */
    default int ignoredWounds() {
        return 0;
    }

    /** The armour value this ruling gives (2 to 6), or else the value passed in; 7 is no armour. */
    default int armour(Table table, Survivor bearer, int armour) {
        return armour;
    }

    /** Added to each die of an armour roll. */
    default int onArmourDie(Table table, Survivor bearer) {
        return 0;
    }

    /** Whether the failed dice of an armour roll may be rolled again once. */
    default boolean isArmourRerolled(Table table, Survivor bearer) {
        return false;
    }

    /** Whether all dice of an armour roll may be rolled again once. */
    default boolean isArmourRollRepeated(Table table, Survivor bearer) {
        return false;
    }

    /** Whether the survivor may ignore wounds by discarding a card for each. */
    default boolean isWoundTakenByCards() {
        return false;
    }
}
