/**
 * What the family knows about being played well. {@link redoubt.horde.sense.HordeSense} gives an opinion of every option of a decision: one small
 * class for each kind of question looks at the table from where the asked player stands ({@link redoubt.horde.sense.Situation}). Nothing is tried
 * out, so an opinion takes microseconds. What only a game or a mission knows comes from its rulings (the hook {@code Advice}): where people should
 * go, which cards they want, and what else speaks for an option.
 */
package redoubt.horde.sense;
