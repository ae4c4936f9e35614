/** What clients and the table say to each other: records that are written as JSON and read from it. */
package redoubt.server.protocol;
