/** What cards can do besides attacking. */
package redoubt.secondedition.traits;
