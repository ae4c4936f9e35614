/** What Equipment cards do, one kind per file; cards that answer a roll are asked for where the roll is made. */
package redoubt.darkest.equipment;
