package redoubt.darkest.print;

import redoubt.kernel.Named;

/** A face of the Terror die. */
public enum TerrorFace implements Named {
    HORDE_NEARBY,
    CREATURE_REACTION,
    CREATURE_ENTRY,
    FIRE
}
