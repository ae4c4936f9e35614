/** Abominations: how they come, how they fight, and what they leave behind. */
package redoubt.whitedeath.abomination;
