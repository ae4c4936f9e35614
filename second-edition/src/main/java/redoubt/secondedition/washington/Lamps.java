package redoubt.secondedition.washington;

import redoubt.horde.table.Annexes;

/** The lamps of the White House burn: in its corridors and rooms there is no night (WZ-M05N-01, WZ-M07R-02). */
public record Lamps() implements Annexes.Annex {}
