/** Guards: figures that count as survivors and act at a survivor's command. */
package redoubt.whitedeath.guards;
