/** From the page of a mission to the table: its layout, goals and rules. */
package redoubt.secondedition.mission;
