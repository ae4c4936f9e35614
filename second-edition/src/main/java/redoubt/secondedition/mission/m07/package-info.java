/** The rules of the seventh mission: an abomination wears the electronic card, and what it takes to kill one. */
package redoubt.secondedition.mission.m07;
