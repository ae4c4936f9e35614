/** The missions of White Death: laid out from their pages, with the goals and rulings that the pages name. */
package redoubt.whitedeath.mission;
