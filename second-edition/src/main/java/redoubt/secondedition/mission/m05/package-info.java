/** The rules of the fifth mission of the campaign: a wing of the White House to be explored for a place to stay. */
package redoubt.secondedition.mission.m05;
