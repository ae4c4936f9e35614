/** What only the first scene has: a rifle to find, a corpse on the stairs, barricades made of doors. */
package redoubt.livingdead.mission.m01;
