package redoubt.horde.view;

import redoubt.horde.table.Annexes.Annex;
import redoubt.kernel.Luck;

/** State of an edition or a mission that holds something hidden. */
public interface Veiled extends Annex {
    /** What everybody may see of it. */
    Record seen();

    /** The same with the hidden part put in some possible order, and the luck that is left. */
    Imagined imagined(Luck luck);

    /** An annex as a bot imagines it. */
    record Imagined(Annex annex, Luck rest) {}
}
