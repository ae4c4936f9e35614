import { describe, expect, it } from 'vitest';
import type { Way } from '../protocol/messages';
import { costOf, farPlaces, wayTo } from './walk';

const leg = (place: string, cost: number) => ({ keys: [`move ${place}`], place, cost, isLast: false, perils: [] });
const ways: Way[] = [
  { who: 'Ana', legs: [leg('b', 0)] },
  { who: 'Ana', legs: [leg('b', 0), leg('c', 2)] },
  { who: 'Ben', legs: [leg('d', 1), leg('c', 0)] },
];

describe('a walk', () => {
  it('is the cheapest one, unless somebody is meant', () => {
    expect(wayTo(ways, 'c')?.who).toBe('Ben');
    expect(wayTo(ways, 'c', 'Ana')?.legs).toHaveLength(2);
    expect(wayTo(ways, 'x')).toBeUndefined();
  });

  it('costs what its steps cost, and leads farther than one of them', () => {
    expect(ways.map(costOf)).toEqual([0, 2, 1]);
    expect(farPlaces(ways)).toEqual(['c']);
  });
});
