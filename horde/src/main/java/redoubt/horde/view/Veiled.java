package redoubt.horde.view;

import redoubt.horde.table.Annexes.Annex;
import redoubt.kernel.Luck;

/** State of an edition or a mission that holds something hidden. */
public interface Veiled extends Annex {
    /** What everybody may see of it. */
    Record seen();

    /** The same with what is hidden put in an order that could be, and the luck that is left. */
    Imagined imagined(Luck luck);

    /** An annex as a bot imagines it. */
    record Imagined(Annex annex, Luck rest) {}
}
