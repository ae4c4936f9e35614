/** What clients and the table say to each other: records written to and read from JSON. */
package redoubt.server.protocol;
