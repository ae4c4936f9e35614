/** The skills of the game by their printed names. */
package redoubt.livingdead.skills;
