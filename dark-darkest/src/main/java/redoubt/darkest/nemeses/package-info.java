/** What only one Nemesis does, one per file. */
package redoubt.darkest.nemeses;
