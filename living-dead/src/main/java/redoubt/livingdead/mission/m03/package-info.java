/** What only the third scene has: spawn tokens to drive together. */
package redoubt.livingdead.mission.m03;
