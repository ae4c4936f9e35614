/** Boards that grow ahead of the survivors and shrink behind them. */
package redoubt.livingdead.mission.travel;
