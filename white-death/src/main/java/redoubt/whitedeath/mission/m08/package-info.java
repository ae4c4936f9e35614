/** What only mission 8 has. */
package redoubt.whitedeath.mission.m08;
