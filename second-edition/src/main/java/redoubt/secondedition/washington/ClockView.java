package redoubt.secondedition.washington;

import redoubt.horde.view.Shows;

/**
 * What the clock says: the hour, whether it is night, and when that changes; {@code roundsLeft} is 0 where a group plays without the
 * night.
 */
public record ClockView(int hour, boolean isNight, int turnsAt, int roundsLeft) implements Shows.Exhibit {}
