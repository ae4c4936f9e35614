/** Doors and the like on borders: what is open and what is shut, and the actions of opening and shutting. */
package redoubt.horde.openings;
