/**
 * What zombies, the Creature and the Nemesis do by themselves, in this order: activated hordes attack where they stand, then the
 * Creature; the other hordes move and attack, then the Creature. An attack is rolled, defended against, and its results are applied.
 */
package redoubt.darkest.reaction;
