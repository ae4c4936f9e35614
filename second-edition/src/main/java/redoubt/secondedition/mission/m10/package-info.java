/** The rules of the tenth mission: three ways out of the city, and how the campaign ends. */
package redoubt.secondedition.mission.m10;
