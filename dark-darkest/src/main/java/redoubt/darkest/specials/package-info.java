/** The Zombie expansion: four types of special zombies, each of which changes the horde it stands in. */
package redoubt.darkest.specials;
