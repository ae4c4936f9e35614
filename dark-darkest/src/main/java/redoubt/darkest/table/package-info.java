/** What lies on the table: survivors and their boards, enemies, fire, doors, cameras, codes and tracks; records without rules. */
package redoubt.darkest.table;
