/** Who acts when: the round, its phases and the turns of the survivors. */
package redoubt.horde.round;
