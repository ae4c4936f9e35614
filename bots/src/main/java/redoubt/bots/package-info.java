/** Players that choose by themselves, for any game. */
package redoubt.bots;
