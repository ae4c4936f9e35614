/** Everything that lies on the table of a game of the family or is printed in its box: records, no rules. */
package redoubt.horde.table;
