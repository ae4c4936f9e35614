import { describe, expect, it } from 'vitest';
import { patched } from './patch';

const view = {
  round: 3,
  survivors: [
    { name: 'Ogon', wounds: 0 },
    { name: 'Lorna', wounds: 1 },
  ],
  decks: [{ cards: 4 }],
};

describe('a patch', () => {
  it('goes into members and places and replaces what it names', () => {
    const after = patched(view, { round: [4], survivors: { '1': { wounds: [2] } } });
    expect(after).toEqual({
      round: 4,
      survivors: [
        { name: 'Ogon', wounds: 0 },
        { name: 'Lorna', wounds: 2 },
      ],
      decks: [{ cards: 4 }],
    });
  });

  it('leaves the earlier value as it was and shares what has not changed', () => {
    const after = patched(view, { survivors: { '1': { wounds: [2] } } });
    expect(view.survivors[1]?.wounds).toBe(1);
    expect(after.decks).toBe(view.decks);
    expect(after.survivors[0]).toBe(view.survivors[0]);
    expect(after.survivors[1]).not.toBe(view.survivors[1]);
  });

  it('replaces whole lists, adds and removes members', () => {
    expect(patched({ list: [1, 2], old: 'x' }, { list: [[3]], old: [], fresh: [true] })).toEqual({
      list: [3],
      fresh: true,
    });
  });

  it('changes nothing when it is empty', () => {
    expect(patched(view, {})).toBe(view);
  });

  it('says where it does not fit', () => {
    expect(() => patched(view, { survivors: { '7': { wounds: [2] } } })).toThrow('place 7 of ".survivors"');
    expect(() => patched(view, { round: { deep: [1] } })).toThrow('".round"');
    expect(() => patched(view, { round: 5 })).toThrow('".round"');
  });
});
