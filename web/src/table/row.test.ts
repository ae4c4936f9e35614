import { describe, expect, it } from 'vitest';
import type { OptionCard } from '../protocol/messages';
import type { TableStore } from '../wire/table.svelte';
import { Row } from './row.svelte';

const option = (key: string): OptionCard => ({ key, name: 'Any', about: [], hasOdds: false });

/** A table that takes what is chosen; what it tells next is the test's. */
function table() {
  const sent: string[] = [];
  const table = { pending: '', latest: undefined as { key: string } | undefined };
  const row = new Row({
    table: table as unknown as TableStore<unknown>,
    choose: ({ key }) => {
      sent.push(key);
      table.pending = key;
    },
  });
  const tell = (key: string) => {
    Object.assign(table, { pending: '', latest: { key } });
    row.goOn();
  };
  return { row, sent, tell };
}

describe('choices in a row', () => {
  it('are sent one after the other, each when the one before was taken', () => {
    const { row, sent, tell } = table();
    row.send(['a', 'b', 'c'].map(key => () => option(key)));
    expect(sent).toEqual(['a']);
    expect(row.isOn).toBe(true);
    tell('a');
    tell('b');
    expect(sent).toEqual(['a', 'b', 'c']);
    tell('c');
    expect(row.isOn).toBe(false);
    expect(sent).toHaveLength(3);
  });

  it('end when something else happens between', () => {
    const { row, sent, tell } = table();
    row.send(['a', 'b'].map(key => () => option(key)));
    tell('something else');
    tell('a');
    expect(sent).toEqual(['a']);
    expect(row.isOn).toBe(false);
  });

  it('end where the next cannot be found any more', () => {
    const { row, sent, tell } = table();
    row.send([() => option('a'), () => undefined, () => option('c')]);
    tell('a');
    expect(sent).toEqual(['a']);
    expect(row.isOn).toBe(false);
  });
});
