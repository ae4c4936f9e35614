/** The rules of the third mission of the campaign: blocks that open at one door each, and a searchlight at nightfall. */
package redoubt.secondedition.mission.m03;
