/** Which decks a group plays with. */
package redoubt.secondedition.decks;
