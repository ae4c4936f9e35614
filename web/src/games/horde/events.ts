import type { HordeEvent } from '../../protocol/horde';
import { isEvent } from '../../wire/events';

/** What happened as the family knows it; the events of one game alone are told apart by their names. */
export function hordeEvents(events: readonly unknown[]): HordeEvent[] {
  return events.filter(isEvent) as unknown as HordeEvent[];
}
