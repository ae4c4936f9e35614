/** What a server that is one of several must know of the others; the module that finds them is optional. */
package redoubt.server.cluster;
