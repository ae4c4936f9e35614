/** Who comes into a room, and what follows at once: Spawn tokens, Creatures, and survivors who enter. */
package redoubt.darkest.arrival;
