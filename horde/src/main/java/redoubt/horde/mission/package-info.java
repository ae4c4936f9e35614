/** What a mission lays on the table, its goals, and the set-up: from a plan to the first question. */
package redoubt.horde.mission;
