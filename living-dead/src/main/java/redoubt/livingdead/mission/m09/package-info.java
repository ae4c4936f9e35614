/** What only the ninth scene has: houses full of ghouls, to be searched. */
package redoubt.livingdead.mission.m09;
