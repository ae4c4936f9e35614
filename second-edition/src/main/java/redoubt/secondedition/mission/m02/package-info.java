/** The rules of the second mission of the campaign: people to be brought away while a noise keeps the dead walking in circles. */
package redoubt.secondedition.mission.m02;
