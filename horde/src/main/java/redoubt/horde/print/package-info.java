/**
 * Reads what is printed in a box of the family.
 *
 * <p>{@link redoubt.horde.print.CommonTables} reads the tables that every box has. The page of a mission is read line by line by the
 * {@link redoubt.horde.print.PageLines} of its game; {@link redoubt.horde.print.PageHead} is what every page has, and
 * {@link redoubt.horde.print.GoalsAndRules} knows which goal or ruling a name on a page stands for.
 */
package redoubt.horde.print;
