/** The rulebook of the 2nd Edition as values, read from its content files. */
package redoubt.secondedition.edition;
