/**
 * The 2nd Edition with the Washington campaign. The entry points of the module are here:
 * {@link redoubt.secondedition.SecondEditionGame} puts the game together, {@link redoubt.secondedition.SecondEditionContent} checks its
 * content, {@link redoubt.secondedition.SecondEditionBox} offers it to the program.
 */
package redoubt.secondedition;
