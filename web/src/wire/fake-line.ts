// A socket for tests: remembers what was said and hears what the test tells it.
import type { ClientMessage, Happening, Situation, TableMessage } from '../protocol/messages';
import type { Line } from './socket';

export class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: ClientMessage[] = [];
  isClosed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: TableMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(): void {
    this.onclose?.();
  }
}

export function situation(step: number, more: Partial<Situation> = {}): Situation {
  return { step, choices: step, round: 1, extras: [], undo: 'none', aims: [], ...more };
}

export function happening(step: number, more: Partial<Happening> = {}): Happening {
  return { step, choices: step, round: 1, by: 'Marta', seat: 0, key: 'end turn', events: [], ...more };
}

export function welcome<V>(view: V, now: Situation, missed: Happening[] = [], untold = 0): TableMessage {
  return {
    is: 'Welcome',
    version: 1,
    table: {
      id: 't1',
      game: 'game',
      mission: 'm1',
      title: 'A mission',
      settings: [],
      engine: '1',
      making: 'same',
      created: '2026-01-01T00:00:00Z',
      round: now.round,
      choices: now.choices,
      seats: [{ seat: 0, holder: 'person', name: 'Marta', isHere: true, orders: [] }],
      off: [],
    },
    you: { name: 'Marta', seats: [0], isHost: true },
    moment: { view, situation: now },
    missed,
    untold,
    timeline: { rounds: [{ round: 1, choices: 0 }] },
  };
}
