/** What only the fifth scene has: everybody must kill a relative. */
package redoubt.livingdead.mission.m05;
