/** What only mission 4 has. */
package redoubt.whitedeath.mission.m04;
