/** What only mission 9 has. */
package redoubt.whitedeath.mission.m09;
