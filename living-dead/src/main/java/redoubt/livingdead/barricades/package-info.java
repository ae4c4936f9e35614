/** Doors, the stairs and barricades: opening, closing and building them. */
package redoubt.livingdead.barricades;
