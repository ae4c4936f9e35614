package redoubt.secondedition.washington;

import redoubt.horde.table.Ruling;

/** A trait of cards that can light zones at night, from any slot. */
public interface LightSource extends Ruling {}
