/** Heli Escape: a helicopter outside the house, which the survivors must board once the Nemesis is defeated. */
package redoubt.darkest.helicopter;
