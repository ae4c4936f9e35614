/** The client's words in the terminal: the same message files, put together the same way. */
package redoubt.app.words;
