/** Crates and the pimpweapons in them. */
package redoubt.secondedition.crates;
