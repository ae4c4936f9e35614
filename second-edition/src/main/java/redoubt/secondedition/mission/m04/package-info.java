/** The rules of the fourth mission of the campaign: a searchlight to be put out, and a way off the lawn. */
package redoubt.secondedition.mission.m04;
