/** What the rooms, fields and woods of Night of the Living Dead are, and how figures walk on them. */
package redoubt.livingdead.ground;
