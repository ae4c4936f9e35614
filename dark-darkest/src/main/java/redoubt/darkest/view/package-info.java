/** What people at the table see of the game, and what bots make of it. */
package redoubt.darkest.view;
