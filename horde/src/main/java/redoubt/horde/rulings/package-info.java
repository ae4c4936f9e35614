/** The edition in play and the closed list of hooks through which skills, cards, missions and mechanisms add to the rules. */
package redoubt.horde.rulings;
