/** Which house rulings a table may read otherwise, and whether it does. */
package redoubt.whitedeath.readings;
