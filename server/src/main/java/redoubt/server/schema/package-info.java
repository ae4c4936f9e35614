/** Descriptions of the records that clients meet, made from the records themselves. */
package redoubt.server.schema;
