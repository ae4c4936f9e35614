/** The table in the browser: games, ledgers and store put together behind an address. */
package redoubt.app.table;
