/**
 * White Death. The entry points of the module are here: {@link redoubt.whitedeath.WhiteDeathGame} puts the game together,
 * {@link redoubt.whitedeath.WhiteDeathContent} checks its content, {@link redoubt.whitedeath.WhiteDeathBox} offers it to the
 * program.
 */
package redoubt.whitedeath;
