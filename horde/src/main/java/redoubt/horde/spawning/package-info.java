/** How new zombies come: the spawn step, the cards of the zombie deck, miniatures and their shortage. */
package redoubt.horde.spawning;
