/** The additional modes that a group may agree on. */
package redoubt.whitedeath.modes;
