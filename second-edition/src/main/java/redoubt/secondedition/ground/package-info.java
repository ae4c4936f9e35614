/** What streets, rooms and corridors are, and how figures walk on them. */
package redoubt.secondedition.ground;
