/** What every command works with: its streams, the games, the rule ledgers, files and tables of text. */
package redoubt.app.desk;
