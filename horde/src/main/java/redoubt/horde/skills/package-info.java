/** The skills that two or more editions share, one per file. */
package redoubt.horde.skills;
