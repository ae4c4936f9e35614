/**
 * What tests of every game use: a table to lay out, play and look at ({@link redoubt.testkit.TestTable}), the laws of random play,
 * recorded games, and the tag that says which rule a test covers.
 */
package redoubt.testkit;
