/** Which house rulings a table may read differently, and whether it does. */
package redoubt.whitedeath.readings;
