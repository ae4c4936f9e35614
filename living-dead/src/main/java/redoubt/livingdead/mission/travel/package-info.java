/** Boards that grow before the survivors and shrink behind them. */
package redoubt.livingdead.mission.travel;
