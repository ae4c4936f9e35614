/** One table being played: its game, its seats, and the people who watch. */
package redoubt.server.session;
