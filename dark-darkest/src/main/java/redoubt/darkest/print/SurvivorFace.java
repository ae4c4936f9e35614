package redoubt.darkest.print;

import redoubt.kernel.Named;

/** A face of the Survivor die. */
public enum SurvivorFace implements Named {
    SUCCESS,
    AIM,
    PUSH,
    RETREAT,
    FAILURE
}
