/** The Defiler, who pushes a spawn token towards the beacon, and necromancers who walk there themselves. */
package redoubt.whitedeath.necromancer;
