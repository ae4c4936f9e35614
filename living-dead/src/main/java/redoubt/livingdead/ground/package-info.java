/** What the rooms, fields and woods of Night of the Living Dead are, and how one walks on them. */
package redoubt.livingdead.ground;
