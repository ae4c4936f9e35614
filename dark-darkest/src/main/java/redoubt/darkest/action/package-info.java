/** What survivors do in their group's turn, one action per file, and the question in which a group acts. */
package redoubt.darkest.action;
