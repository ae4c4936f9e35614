/** The rules of the first mission of the campaign: people to be helped, and a diner that holds the dead back. */
package redoubt.secondedition.mission.m01;
