/** Rope ladders: carried, hung between a street and a rampart, and taken down again. */
package redoubt.whitedeath.ladder;
