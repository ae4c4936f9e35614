/** The set-up of a table from the plan of a mission. */
package redoubt.horde.mission;
