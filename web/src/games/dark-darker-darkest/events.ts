// Reads what the table told as events of this game.
import type { DarkestEvent } from '../../protocol/dark-darker-darkest';
import { isEvent } from '../../wire/events';

export const darkestEvents = (events: readonly unknown[]): DarkestEvent[] =>
  events.filter(isEvent) as unknown as DarkestEvent[];
