/** Adrenaline, danger levels and the skills they bring. */
package redoubt.horde.danger;
