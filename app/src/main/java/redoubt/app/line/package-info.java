/** A line-based client for any game: prints what is seen and reads what is chosen. */
package redoubt.app.line;
