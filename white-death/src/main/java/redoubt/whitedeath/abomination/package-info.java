/** Abominations: how they appear, how they fight, and what they leave behind. */
package redoubt.whitedeath.abomination;
