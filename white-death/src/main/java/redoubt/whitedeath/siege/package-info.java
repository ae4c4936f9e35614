/** The zombie deck of White Death, and the siege cards that bring zombies out of corruption and over the ramparts. */
package redoubt.whitedeath.siege;
