package redoubt.livingdead.mission.m01;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** A survivor removed the corpse. */
public record CorpseRemoved(RuleId rule, SurvivorId survivor) implements HordeEvent {}
