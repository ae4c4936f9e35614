/** The Victims expansion: people locked in the house, who can be led to the Entrance and are hunted when nobody escorts them. */
package redoubt.darkest.victims;
