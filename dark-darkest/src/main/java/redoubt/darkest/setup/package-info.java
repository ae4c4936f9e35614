/** From what a group agrees on to the first question: settings, the house, cameras, codes and chips, piles, survivors. */
package redoubt.darkest.setup;
