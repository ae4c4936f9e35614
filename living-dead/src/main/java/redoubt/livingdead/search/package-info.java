/** Which decks may be searched where and by whom. */
package redoubt.livingdead.search;
