/** What equipment cards can do besides being weapons: traits by name, and the actions that such cards allow. */
package redoubt.whitedeath.traits;
