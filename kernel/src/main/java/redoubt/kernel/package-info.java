/**
 * What every game is made of: a state with its agenda of steps, decisions and their options, luck, events, and the engine that runs
 * the agenda until somebody must decide. Begin with {@link redoubt.kernel.Engine}, {@link redoubt.kernel.Step} and
 * {@link redoubt.kernel.Game}.
 */
package redoubt.kernel;
