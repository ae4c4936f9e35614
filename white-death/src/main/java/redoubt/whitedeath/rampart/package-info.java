/** Who gets up and down the ramparts, and how. */
package redoubt.whitedeath.rampart;
