/** What zombies do by themselves: they attack, choose where to go, and move. */
package redoubt.horde.zombies;
