/** A game as readable text: set-up, seed and choices, with a mark of what was offered each round. */
package redoubt.kernel.journal;
