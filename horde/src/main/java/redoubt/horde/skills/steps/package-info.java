/** What skills make survivors do and ask: running, dragging friends away, tending wounds, taking a matching card. */
package redoubt.horde.skills.steps;
