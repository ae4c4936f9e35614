/** The skills that only White Death has, and all its skills by name. */
package redoubt.whitedeath.skills;
