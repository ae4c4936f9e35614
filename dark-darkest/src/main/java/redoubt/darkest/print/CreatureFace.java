package redoubt.darkest.print;

import redoubt.kernel.Named;

/** A face of the Creature die. */
public enum CreatureFace implements Named {
    DAMAGE,
    SERIOUS,
    GRAB,
    FEAR,
    REINFORCEMENT,
    BITE
}
