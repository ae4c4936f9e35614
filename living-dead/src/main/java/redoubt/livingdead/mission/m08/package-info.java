/** What only the eighth scene has: the car at the end of the road. */
package redoubt.livingdead.mission.m08;
