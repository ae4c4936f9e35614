/** What only the Introduction has. */
package redoubt.whitedeath.mission.m00;
