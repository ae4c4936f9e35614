/** The skills that two editions or more have, one a file. */
package redoubt.horde.skills;
