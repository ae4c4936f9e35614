/** The rules that games of the family share, put together into a game. */
package redoubt.horde;
