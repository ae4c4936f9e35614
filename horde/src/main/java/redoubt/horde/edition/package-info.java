/** The rulebook in play: what is printed and what is code, and the policies on which rulebooks of the family contradict each other. */
package redoubt.horde.edition;
