/** Plays many games at once and counts the results. */
package redoubt.lab;
