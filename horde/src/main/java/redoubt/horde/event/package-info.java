/** What can happen in a game of the family, as the log and the animations tell it. */
package redoubt.horde.event;
