/**
 * Boards made of tiles: zones and the edges between them, paths, lines of sight, and what changes on them in play
 * ({@link redoubt.board.Terrain}); and the pieces of any board game: figures counted by zone, piles and decks of cards.
 */
package redoubt.board;
