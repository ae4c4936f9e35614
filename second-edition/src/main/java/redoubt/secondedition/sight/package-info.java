/** Who sees what. */
package redoubt.secondedition.sight;
