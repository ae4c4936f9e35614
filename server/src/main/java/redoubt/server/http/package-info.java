/** Pages, calls and sockets. */
package redoubt.server.http;
