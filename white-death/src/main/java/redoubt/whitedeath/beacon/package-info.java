/** The beacon and the corruption that must not reach it. */
package redoubt.whitedeath.beacon;
