/** What only the tenth scene has: the last fire. */
package redoubt.livingdead.mission.m10;
