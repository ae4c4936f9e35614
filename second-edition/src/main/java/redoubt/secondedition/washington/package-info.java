/** What the Washington expansion adds: knock-outs, the clock and the night, the Secret Service, the tank and ways underground. */
package redoubt.secondedition.washington;
