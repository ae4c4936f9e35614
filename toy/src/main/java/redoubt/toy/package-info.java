/** The smallest game: it proves the kernel and measures what it costs. */
package redoubt.toy;
