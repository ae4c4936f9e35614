/** Goals and rules that several missions name. */
package redoubt.secondedition.mission.rules;
