/** What only the fourth scene has: a pump to reach. */
package redoubt.livingdead.mission.m04;
