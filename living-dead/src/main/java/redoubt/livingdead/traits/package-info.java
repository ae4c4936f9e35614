/** What cards can do besides attacking: ammunition, bad news, light, fire. */
package redoubt.livingdead.traits;
