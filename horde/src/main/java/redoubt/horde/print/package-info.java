/** Reads what is printed in a box of the family: cards, survivors, zombies, tokens and the names of skills and traits. */
package redoubt.horde.print;
