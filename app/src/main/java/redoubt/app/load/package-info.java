/** Many tables under load: a server in its own process, thousands of sockets, and how long everybody waits. */
package redoubt.app.load;
