/** Who gets up and down the ramparts, and by what. */
package redoubt.whitedeath.rampart;
