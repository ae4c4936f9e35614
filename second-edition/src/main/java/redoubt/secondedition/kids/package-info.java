/** Kids, who slip past zombies once in each turn. */
package redoubt.secondedition.kids;
