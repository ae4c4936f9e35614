/** What the endings of missions give besides victory. */
package redoubt.secondedition.mission.ending;
