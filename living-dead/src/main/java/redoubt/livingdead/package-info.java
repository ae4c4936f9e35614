/** Night of the Living Dead: what its rules speak of everywhere. */
package redoubt.livingdead;
