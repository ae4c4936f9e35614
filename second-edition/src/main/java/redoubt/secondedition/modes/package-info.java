/** What a group may agree on before play. */
package redoubt.secondedition.modes;
