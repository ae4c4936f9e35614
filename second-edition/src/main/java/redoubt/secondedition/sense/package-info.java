/** What this game knows about being played well; asked by bots only. */
package redoubt.secondedition.sense;
