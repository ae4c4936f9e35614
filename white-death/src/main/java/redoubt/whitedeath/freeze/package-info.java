/** Freeze tokens, which make zombies lose an activation. */
package redoubt.whitedeath.freeze;
