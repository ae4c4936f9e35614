/** What a scene says about its car. */
package redoubt.livingdead.cars;
