/**
 * Reads the content files of a game (legends, tiles, missions and tables) into a {@link redoubt.content.Library}. All problems are
 * reported together, each with its place and what was expected there.
 */
package redoubt.content;
