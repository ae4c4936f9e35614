/**
 * Reads the content files of a game, legends, tiles, missions and tables, into a {@link redoubt.content.Library}. Whatever is wrong is
 * told at once, each problem with its place and what was expected there.
 */
package redoubt.content;
