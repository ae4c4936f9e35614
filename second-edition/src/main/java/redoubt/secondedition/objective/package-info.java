/** Objective cards and notes: where they lie, how they are taken and read, and what is found through them. */
package redoubt.secondedition.objective;
