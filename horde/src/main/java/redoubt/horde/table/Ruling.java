package redoubt.horde.table;

/** Something that adds to the rules: a skill, a trait of a card, a rule of a mission, a mechanism of an edition. */
public interface Ruling {}
