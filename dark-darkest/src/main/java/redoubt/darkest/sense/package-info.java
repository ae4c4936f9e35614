/** What is known about playing this game well: opinions of options and the chance of winning, for bots alone. */
package redoubt.darkest.sense;
