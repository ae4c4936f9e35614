/** Who sees what: open ground, rooms, cornfields and woods. */
package redoubt.livingdead.sight;
