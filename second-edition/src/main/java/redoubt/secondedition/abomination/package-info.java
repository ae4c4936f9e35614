/** Abominations: how they appear, and what is special about each. */
package redoubt.secondedition.abomination;
