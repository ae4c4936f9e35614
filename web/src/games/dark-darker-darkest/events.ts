// Reads what the table told as events of this game.
import type { DarkestEvent } from '../../protocol/dark-darker-darkest';
import type { Happening } from '../../protocol/messages';
import { isEvent } from '../../wire/events';

export const darkestEvents = (events: readonly unknown[]): DarkestEvent[] =>
  events.filter(isEvent) as unknown as DarkestEvent[];

/** The events of all that happened, oldest first. */
export const allEvents = (happenings: readonly Happening[]): DarkestEvent[] =>
  happenings.flatMap(({ events }) => darkestEvents(events));
