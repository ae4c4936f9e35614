/** The skills of the game by their printed names. */
package redoubt.secondedition.skills;
