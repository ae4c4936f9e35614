/**
 * What the tests of every game use: a table to lay out, play on and inspect ({@link redoubt.testkit.TestTable}), the laws of random
 * play, recorded games, and the tag that says which rule a test covers.
 */
package redoubt.testkit;
