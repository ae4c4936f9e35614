/** What only one Creature does, one per file. */
package redoubt.darkest.creatures;
