/** A game as readable text: set-up, seed and choices, with a mark for what was offered in each round. */
package redoubt.kernel.journal;
