/** Cauldrons: carried from zone to zone and poured from a rampart. */
package redoubt.whitedeath.cauldron;
