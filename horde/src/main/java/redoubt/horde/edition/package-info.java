/** The rulebook in play: what is printed and what is code, and the policies where the family's rulebooks contradict each other. */
package redoubt.horde.edition;
