import { describe, expect, it } from 'vitest';
import type { Sight } from '../board/look';
import { lampOf, lampOfEvent } from './lamp';

const zone = (name: string) => ({ name, kind: 'street', areas: [], flags: [] });
const SIGHT = {
  board: { span: 1, zones: ['a', 'b', 'c'].map(zone), borders: [] },
  pieces: [{ id: 'survivor:Ana', zone: 'b', count: 1 }],
  people: ['Ana'],
  hung: [],
} as unknown as Sight;

describe('an answer lights', () => {
  it('its zone', () => expect(lampOf([{ kind: 'zone', id: 'a' }], SIGHT)).toEqual({ places: ['a'], way: [] }));
  it('its way, if it names several', () => {
    const about = ['a', 'b'].map(id => ({ kind: 'zone', id }));
    expect(lampOf(about, SIGHT)).toEqual({ places: ['a', 'b'], way: ['a', 'b'] });
  });
  it('where those stand whom it names, if it names no zone', () => {
    expect(lampOf([{ kind: 'survivor', id: 'Ana' }], SIGHT)).toEqual({ places: ['b'], way: [] });
  });
});

describe('a line of the log lights', () => {
  it('from where to where somebody went', () => {
    const event = { is: 'SurvivorMoved', rule: 'a', survivor: 'Ana', from: 'b', to: 'c' };
    expect(lampOfEvent(event, SIGHT)).toEqual({ places: ['b', 'c'], way: ['b', 'c'] });
  });
  it('where somebody stands, and nothing for what is not on the board', () => {
    expect(lampOfEvent({ is: 'TurnBegan', survivor: 'Ana' }, SIGHT).places).toEqual(['b']);
    expect(lampOfEvent({ is: 'RoundBegan', round: 2 }, SIGHT).places).toEqual([]);
  });
});
