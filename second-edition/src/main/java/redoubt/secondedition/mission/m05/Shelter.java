package redoubt.secondedition.mission.m05;

import redoubt.horde.table.Annexes;

/** The team has settled in the place that this note speaks of. */
record Shelter(String note) implements Annexes.Annex {}
