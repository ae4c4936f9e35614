/** Plays many games at once and counts what comes of them. */
package redoubt.lab;
