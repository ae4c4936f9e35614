/** Goals and rules that several scenes share. */
package redoubt.livingdead.mission.rules;
