/** The commands of the program, one per file. */
package redoubt.app.command;
