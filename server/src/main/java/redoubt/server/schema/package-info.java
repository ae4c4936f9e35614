/** Descriptions of the records that clients receive and send, made from the records themselves. */
package redoubt.server.schema;
