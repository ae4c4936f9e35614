/** The Final Showdown: the Nemesis comes, survivors act with cubes that shift, and every shift brings reactions. */
package redoubt.darkest.showdown;
