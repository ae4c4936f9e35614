/** The survivors' attacks: a weapon is named and rolled, Failures cancel dice, results are used one by one. */
package redoubt.darkest.combat;
