package redoubt.darkest.equipment;

import redoubt.darkest.rulings.Ruling;

/** A card without an effect of its own, or one that is asked for where it is needed. */
record Plain() implements Ruling {}
