/** A game as readable text: set-up, seed and choices, with a state hash each round. */
package redoubt.kernel.journal;
