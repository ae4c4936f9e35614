/**
 * The closed list of hooks through which skills, cards, missions and mechanisms add to the rules, and the marks and policies that a
 * mission or an edition may name among its rulings.
 */
package redoubt.horde.rulings;
