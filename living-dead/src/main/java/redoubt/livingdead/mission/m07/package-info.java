/** What only the seventh scene has: a relative at the cemetery. */
package redoubt.livingdead.mission.m07;
