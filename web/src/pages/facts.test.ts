import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import { factsOf } from './facts';

describe('the facts of a view', () => {
  beforeAll(() => setLanguage('en'));

  it('are its members in their order, in words', () => {
    expect(factsOf({ is: 'GateView', cardsLeft: 4, isOpen: true, name: '' })).toEqual([
      { name: 'cardsLeft', label: 'Cards left', is: 'text', text: '4' },
      { name: 'isOpen', label: 'Is open', is: 'text', text: 'yes' },
      { name: 'name', label: 'Name', is: 'text', text: '–' },
    ]);
  });

  it('are rows, tables and groups', () => {
    const view = {
      wounds: [0, 2],
      keepers: [{ name: 'Ada' }, { name: 'Bo', hands: ['axe', 'torch'], at: { is: 'Place', zone: 'a', round: 1 } }],
      gate: { bars: 2 },
      drawn: [],
    };
    expect(factsOf(view)).toEqual([
      { name: 'wounds', label: 'Wounds', is: 'row', cells: ['0', '2'] },
      {
        name: 'keepers',
        label: 'Keepers',
        is: 'table',
        columns: ['Name', 'Hands', 'At'],
        rows: [
          ['Ada', '–', '–'],
          ['Bo', 'axe, torch', 'zone a, round 1'],
        ],
      },
      { name: 'gate', label: 'Gate', is: 'group', facts: [{ name: 'bars', label: 'Bars', is: 'text', text: '2' }] },
      { name: 'drawn', label: 'Drawn', is: 'text', text: '–' },
    ]);
  });

  it('leave out what is shown elsewhere, and are none of what is no view', () => {
    expect(factsOf({ board: {}, dead: 1 }, ['board']).map(fact => fact.name)).toEqual(['dead']);
    expect(factsOf(null)).toEqual([]);
    expect(factsOf([1])).toEqual([]);
  });
});
