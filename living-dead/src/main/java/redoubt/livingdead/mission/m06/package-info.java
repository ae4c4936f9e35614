/** What only the sixth scene has: the house left behind and the road to Willard. */
package redoubt.livingdead.mission.m06;
