/** What White Death knows about being played well besides what the family and its missions know. */
package redoubt.whitedeath.sense;
