/** What the streets, buildings, ruins and ramparts of White Death are. */
package redoubt.whitedeath.ground;
