/** The rules of the eighth mission: two ways into a basement, and a generator that must run. */
package redoubt.secondedition.mission.m08;
