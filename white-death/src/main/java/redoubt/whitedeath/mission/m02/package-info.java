/** What only mission 2 has. */
package redoubt.whitedeath.mission.m02;
