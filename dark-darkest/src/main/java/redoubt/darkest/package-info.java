/** Dark Darker Darkest: the game as the program finds it, and what holds at every moment of it. */
package redoubt.darkest;
