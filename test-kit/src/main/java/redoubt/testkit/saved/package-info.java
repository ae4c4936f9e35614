/** Whole states as text, for the law that a state written and read back is equal. */
package redoubt.testkit.saved;
