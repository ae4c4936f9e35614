/** The skills of the survivors, one per file; the innate abilities are named after their survivors. */
package redoubt.darkest.skills;
