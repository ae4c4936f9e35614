/** People who cannot walk alone: survivors carry them to an exit and send them off, or take them along. */
package redoubt.secondedition.mission.evacuees;
