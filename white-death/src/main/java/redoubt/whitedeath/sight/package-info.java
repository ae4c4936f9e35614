/** Lines of sight: over streets, into and out of buildings, and from the ramparts. */
package redoubt.whitedeath.sight;
