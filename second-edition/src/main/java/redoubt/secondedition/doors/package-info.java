/** Doors and what is behind them. */
package redoubt.secondedition.doors;
