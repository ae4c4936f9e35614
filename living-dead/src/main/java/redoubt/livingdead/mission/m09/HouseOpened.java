package redoubt.livingdead.mission.m09;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.kernel.RuleId;

/** A closed house was opened, and cards are drawn for so many of its rooms. */
public record HouseOpened(RuleId rule, Zone zone, int rooms) implements HordeEvent {}
