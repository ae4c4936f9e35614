/** Where tables are stored: an append-only log of choices for each, durable before anybody is told. */
package redoubt.server.store;
