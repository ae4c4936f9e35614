import { describe, expect, it } from 'vitest';
import { contentOf } from '../content';
import { GOOD_FOR, TRAITS, traitsOf } from './profile';

const GAMES = ['white-death', 'night-of-the-living-dead', 'washington-zc'];
const skills = GAMES.flatMap(game => contentOf(game).column('skills', 'skill'));

describe('what a skill is good for', () => {
  it('is said of every skill in the content, and of no other', () => {
    expect(skills.filter(skill => !GOOD_FOR.has(skill))).toEqual([]);
    expect([...GOOD_FOR.keys()].filter(name => !skills.includes(name))).toEqual([]);
    const known = new Set([...TRAITS.map(({ id }) => id), '*', '']);
    expect([...GOOD_FOR.values()].flatMap(traits => traits.split(' ')).filter(trait => !known.has(trait))).toEqual([]);
  });

  it('is what its word names, or another skill', () => {
    expect(traitsOf('+1 die: Ranged')).toEqual(['far']);
    expect(traitsOf('+1 free Combat Action')).toEqual(['close', 'far']);
    expect(traitsOf('Brother in arms: +1 die: Melee')).toEqual(['close']);
    expect(traitsOf('Guards: 2 Damage: Ranged'), 'of the guards, not of the survivor').toEqual(['leads']);
    expect(traitsOf('Starts with a Pistol')).toEqual([]);
  });
});
