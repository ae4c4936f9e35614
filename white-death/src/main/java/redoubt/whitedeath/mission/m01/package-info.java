/** What only mission 1 has. */
package redoubt.whitedeath.mission.m01;
