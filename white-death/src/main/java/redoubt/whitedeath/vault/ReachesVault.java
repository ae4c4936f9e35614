package redoubt.whitedeath.vault;

import redoubt.horde.table.Ruling;

/** Hook: a skill that lets its owner take dropped vault weapons from a neighbouring zone in sight with an open path. */
public interface ReachesVault extends Ruling {}
