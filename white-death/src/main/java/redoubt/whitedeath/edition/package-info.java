/** The rulebook of White Death as values, read from its content files. */
package redoubt.whitedeath.edition;
