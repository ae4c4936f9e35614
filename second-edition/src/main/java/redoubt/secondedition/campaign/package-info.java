/** The campaign: sheets and what they bring, the record that passes from mission to mission, and missions played alone. */
package redoubt.secondedition.campaign;
