/** What only mission 5 has. */
package redoubt.whitedeath.mission.m05;
