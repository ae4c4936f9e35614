/** The car: seats, getting in and out, driving, and what stands in its way. */
package redoubt.horde.cars;
