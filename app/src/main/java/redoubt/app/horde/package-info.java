/** How games of the family are shown as lines: the map, the team, what happened, odds and forecasts. */
package redoubt.app.horde;
