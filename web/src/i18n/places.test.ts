import { describe, expect, it } from 'vitest';
import { placesOf, type Place, type Site } from './places';

const site = (zone: string, x: number, y: number, more: Partial<Site> = {}): Site => ({
  zone,
  kind: 'street',
  middle: [x, y],
  ...more,
});
const plain = ({ what, near, number }: Place) => [what, ...near, ...(number > 0 ? [number] : [])].join(' ');
const names = (sites: Site[], before?: Map<string, Place>) =>
  Object.fromEntries([...placesOf(sites, before)].map(([zone, place]) => [zone, plain(place)]));

describe('a place is called', () => {
  it('by its own name, by what is drawn, by its kind and what is near', () => {
    const sites = [site('a', 0, 0, { own: 'spawn 1' }), site('b', 1, 0), site('c', 2, 0, { drawn: 'hearth' })];
    expect(names([...sites, site('d', 3, 0)])).toEqual({
      a: 'spawn 1',
      b: 'street spawn 1',
      c: 'hearth',
      d: 'street hearth',
    });
  });

  it('by two landmarks if one is not enough, and by a number if nothing is', () => {
    const gates = [site('a', 0, 0, { own: 'spawn 1' }), site('z', 9, 0, { own: 'spawn 2' })];
    const streets = ['b', 'c', 'd', 'e'].map((zone, i) => site(zone, 1 + i / 10, 0));
    expect(Object.values(names([...gates, ...streets]))).toEqual([
      'spawn 1',
      'spawn 2',
      'street spawn 1',
      'street spawn 1 spawn 2',
      'street spawn 1 2',
      'street spawn 1 3',
    ]);
  });

  it('after what is drawn in it and what is near, if that is drawn twice', () => {
    const sites = [
      site('a', 0, 0, { own: 'spawn 1' }),
      site('b', 1, 0, { drawn: 'bed' }),
      site('c', 4, 0, { drawn: 'bed' }),
    ];
    expect(names(sites)).toMatchObject({ b: 'bed spawn 1', c: 'bed spawn 1 2' });
  });

  it('the same when others come to the board', () => {
    const sites = [site('a', 0, 0, { own: 'spawn 1' }), site('b', 5, 0), site('c', 8, 0)];
    const before = placesOf(sites);
    const after = names([...sites, site('d', 1, 0)], before);
    expect(after).toMatchObject(names(sites));
    expect(new Set(Object.values(after)).size).toBe(4);
  });
});
