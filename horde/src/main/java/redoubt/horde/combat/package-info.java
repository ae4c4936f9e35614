/** Attacks of survivors and allies from the choice of a weapon to friendly fire, and what is done against wounds. */
package redoubt.horde.combat;
