/** How Dark Darker Darkest is shown as lines: the state of the house, the team, odds and forecasts, symbols by their names. */
package redoubt.app.darkest;
