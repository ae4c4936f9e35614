/** The rules of the sixth mission: clues that lead to the entrance of the bunker. */
package redoubt.secondedition.mission.m06;
