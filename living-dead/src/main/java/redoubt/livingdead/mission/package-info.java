/** The game put together, its scenes, and the goals and rules that scenes name. */
package redoubt.livingdead.mission;
