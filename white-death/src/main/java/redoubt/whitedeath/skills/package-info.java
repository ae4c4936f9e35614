/** The skills that only White Death has, and the book of all its skills by name. */
package redoubt.whitedeath.skills;
