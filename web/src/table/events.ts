// What happened, as the log tells it.
import type { Happening } from '../protocol/messages';

export interface TableEvent extends Readonly<Record<string, unknown>> {
  is: string;
}

export function isEvent(value: unknown): value is TableEvent {
  return typeof value === 'object' && value !== null && typeof (value as TableEvent).is === 'string';
}

export interface LogLine {
  id: string;
  choices: number;
  round: number;
  event: TableEvent;
  rule: string;
  /** The survivor who did it, or empty. */
  who: string;
}

/** Payments are said by what was paid for. */
const UNSAID = new Set(['ActionPaid', 'SecondActionBegan']);

/** The lines of the log, the latest last, at most so many. */
export function logLines(happenings: readonly Happening[], most = 120): LogLine[] {
  const lines: LogLine[] = [];
  for (let h = happenings.length - 1; h >= 0 && lines.length < most; h--) {
    const { step, choices, round, events } = happenings[h]!;
    for (let e = events.length - 1; e >= 0 && lines.length < most; e--) {
      const event = events[e];
      if (!isEvent(event) || UNSAID.has(event.is)) continue;
      lines.push({ id: `${step}.${e}`, choices, round, event, rule: String(event.rule ?? ''), who: whoOf(event) });
    }
  }
  return lines.reverse();
}

function whoOf(event: TableEvent): string {
  const who = event.survivor ?? event.giver ?? event.shooter;
  return typeof who === 'string' ? who : '';
}

export interface Tally {
  name: string;
  kills: number;
}

/** How many zombies each survivor eliminated. */
export function tally(happenings: readonly Happening[], names: readonly string[]): Tally[] {
  const kills = new Map(names.map(name => [name, 0]));
  for (const event of happenings.flatMap(one => one.events))
    if (isEvent(event) && event.is === 'ZombieEliminated' && kills.has(String(event.survivor)))
      kills.set(String(event.survivor), kills.get(String(event.survivor))! + Number(event.count));
  return [...kills].map(([name, count]) => ({ name, kills: count }));
}
