// Whose turn it is at the tables in the middle of which one was.
import type { TableKey } from '../pages/keys';
import type { SeatCard, Situation, TableCard } from '../protocol/messages';
import { Calls, tablePath } from '../wire/calls';

/** Who is asked at a table: oneself, or these people. */
export interface Turn {
  isMine: boolean;
  names: readonly string[];
}

/** Who may answer now; undefined if no person is asked. */
export function turnOf(asked: readonly number[], seats: readonly SeatCard[], me: string): Turn | undefined {
  const names = seats.filter(({ seat, holder }) => holder === 'person' && asked.includes(seat)).map(({ name }) => name);
  return names.length === 0
    ? undefined
    : { isMine: names.includes(me), names: names.filter((name, i) => names.indexOf(name) === i) };
}

/** Asks tables one after the other, each of them once. */
export class Turns {
  #found = $state.raw<Readonly<Record<string, Turn>>>({});
  #asked: readonly string[] = [];

  constructor(private readonly calls: (token: string) => Pick<Calls, 'ask'> = token => new Calls(token)) {}

  at(table: string): Turn | undefined {
    return this.#found[table];
  }

  async ask(tables: readonly string[], keys: Readonly<Record<string, TableKey>>): Promise<void> {
    for (const table of tables) {
      const key = keys[table];
      if (!key || this.#asked.includes(table)) continue;
      this.#asked = [...this.#asked, table];
      const calls = this.calls(key.token);
      const [card, situation] = await Promise.all([
        calls.ask<TableCard>(tablePath(table)),
        calls.ask<Situation>(tablePath(table, '/options')),
      ]);
      if (!card.isGranted || !situation.isGranted) continue;
      const turn = turnOf(situation.value.question?.seats ?? [], card.value.seats, key.name);
      if (turn) this.#found = { ...this.#found, [table]: turn };
    }
  }
}
