/** The rules of the ninth mission: the bunker opens, and everybody in it must get out. */
package redoubt.secondedition.mission.m09;
