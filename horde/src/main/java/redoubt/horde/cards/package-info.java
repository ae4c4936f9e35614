/** What cards do besides attacking: ammunition, food, bad news, fire. */
package redoubt.horde.cards;
