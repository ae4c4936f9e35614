/** What a survivor does in a turn: one action per file, with the steps that carry it out. */
package redoubt.horde.action;
