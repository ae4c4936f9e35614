/**
 * A Round: it begins, then Upkeep (events, Regrouping, camera checks, Zombie entry, virus), then every group acts, is reacted to and
 * suffers the fire, then it ends.
 */
package redoubt.darkest.round;
