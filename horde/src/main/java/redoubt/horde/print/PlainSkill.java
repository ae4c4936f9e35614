package redoubt.horde.print;

import redoubt.horde.table.Skill;

/** A skill known by name only. */
public record PlainSkill(String name) implements Skill {}
