/** How records become JSON for clients, and how two views differ. */
package redoubt.server.wire;
