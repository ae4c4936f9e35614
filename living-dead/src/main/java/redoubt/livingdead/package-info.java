/**
 * Night of the Living Dead. The entry points of the module are here: {@link redoubt.livingdead.LivingDeadGame} puts the game
 * together, {@link redoubt.livingdead.LivingDeadContent} checks its content, {@link redoubt.livingdead.LivingDeadBox} offers it to
 * the program.
 */
package redoubt.livingdead;
