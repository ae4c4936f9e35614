/**
 * What zombies do by themselves: they attack, choose where to go, and move.
 *
 * <p>In this order: {@code ActivateZombies}, {@code ZombiesAttack} with an {@code AttackZone} for each zone where they can,
 * {@code ZombiesMove} for the others, {@code PlanMoves} (each {@code Group} asks the edition's
 * {@link redoubt.horde.edition.Pursuit}, and {@code Split} divides it where groups split), {@code ChooseDestination},
 * {@code ChoosePath} and {@code PlaceOdd} for every {@code Dilemma} of the {@code Plan}, {@code MakeMoves}; then again
 * {@code ZombiesAttack} for those who have another action.
 */
package redoubt.horde.zombies;
