/** White Death: what its streets, buildings and ramparts are. */
package redoubt.whitedeath;
