/** What only the second scene has: a deck to search through. */
package redoubt.livingdead.mission.m02;
