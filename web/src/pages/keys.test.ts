import { beforeEach, describe, expect, it } from 'vitest';
import { dropTable, followKeys, keepTableKey, keepWatchCode, readingToken, tableKeys, watchCodes } from './keys';

describe('what the browser remembers', () => {
  beforeEach(() => localStorage.clear());

  it('keeps keys table by table', () => {
    keepTableKey('a', { token: 'one', name: 'Ada' });
    keepTableKey('b', { token: 'two', name: 'Ada' });
    expect(tableKeys()).toEqual({ a: { token: 'one', name: 'Ada' }, b: { token: 'two', name: 'Ada' } });
  });

  it('reads with the key of the person before the link to watch by', () => {
    keepWatchCode('a', 'watch');
    expect(readingToken('a')).toBe('watch');
    keepTableKey('a', { token: 'mine', name: 'Ada' });
    expect(readingToken('a')).toBe('mine');
    expect(readingToken('b')).toBeUndefined();
  });

  it('takes the keys of a table to one that came from it', () => {
    keepTableKey('a', { token: 'mine', name: 'Ada' });
    keepWatchCode('a', 'watch');
    followKeys('a', 'b');
    followKeys('unknown', 'c');
    expect(tableKeys()['b']).toEqual({ token: 'mine', name: 'Ada' });
    expect(watchCodes()).toEqual({ a: 'watch', b: 'watch' });
    expect(readingToken('c')).toBeUndefined();
  });

  it('forgets a table that is no more, and no other', () => {
    keepTableKey('a', { token: 'one', name: 'Ada' });
    keepTableKey('b', { token: 'two', name: 'Ada' });
    keepWatchCode('a', 'watch');
    dropTable('a');
    expect(tableKeys()).toEqual({ b: { token: 'two', name: 'Ada' } });
    expect(watchCodes()).toEqual({});
  });

  it('overlooks what it cannot read', () => {
    localStorage.setItem('redoubt.tables', '{broken');
    localStorage.setItem('redoubt.watched', '{"a": 3, "b": "code"}');
    expect(tableKeys()).toEqual({});
    expect(watchCodes()).toEqual({ b: 'code' });
  });
});
