/** What Night of the Living Dead knows about being played well besides what the family and its scenes know. */
package redoubt.livingdead.sense;
