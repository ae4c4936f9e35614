/** The rulebook in play and its hooks: what skills, cards, Creatures, Nemeses and expansions may change. */
package redoubt.darkest.rulings;
