/** The rulebook of Night of the Living Dead as values, read from its content files. */
package redoubt.livingdead.edition;
