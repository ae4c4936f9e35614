/** Vault weapons: dropped by the mighty dead, taken from the ground or won with objectives. */
package redoubt.whitedeath.vault;
