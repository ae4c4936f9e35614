import { describe, expect, it } from 'vitest';
import type { Catalogue, ZombieCard } from '../../../protocol/horde';
import { happening } from '../../../wire/fake-line';
import { cardsLeft, lines, shares } from './deck';
import { lastRoll } from './rolls';
import { tally } from './tally';

const card = (number: string, kind: string, zombie: string, counts: number[]): ZombieCard => ({
  index: 0,
  number,
  kind,
  zombie,
  counts,
});
const catalogue = {
  zombieDeck: 'zombie',
  zombieCards: [
    card('1', 'spawn', 'Walker', [1, 2, 3, 4]),
    card('2', 'spawn', 'Walker', [3, 4, 5, 8]),
    card('3', 'spawn', 'Brute', [1, 1, 1, 1]),
    card('4', 'siege', 'Walker', [1, 1, 1, 1]),
  ],
} as unknown as Catalogue;

describe('the zombie deck', () => {
  it('has what was not discarded', () => {
    const left = cardsLeft(catalogue, [{ name: 'zombie', cards: 3, discards: ['1'] }]);
    expect(left.map(one => one.number)).toEqual(['2', '3', '4']);
  });

  it('begins anew when everything lies on the discards', () => {
    const all = cardsLeft(catalogue, [{ name: 'zombie', cards: 0, discards: ['1', '2', '3', '4'] }]);
    expect(all).toHaveLength(4);
  });

  it('tells the share of each kind and what the commonest brings at each level', () => {
    expect(shares(catalogue.zombieCards)).toEqual([
      { what: 'Walker', isZombie: true, percent: 50 },
      { what: 'Brute', isZombie: true, percent: 25 },
      { what: 'siege', isZombie: false, percent: 25 },
    ]);
    expect(lines(catalogue.zombieCards, ['blue', 'yellow']).map(line => line.count)).toEqual([2, 3]);
  });
});

const declared = { is: 'AttackDeclared', rule: 'R', survivor: 'Ogon', weapon: 'Axe', accuracy: 4 };
const rolled = { is: 'DiceRolled', rule: 'R', survivor: 'Ogon', dice: [5, 3, 6], hits: 2 };

describe('the last roll', () => {
  it('knows hits and misses from the attack that was declared before, even a choice earlier', () => {
    const roll = lastRoll([happening(1, { events: [declared] }), happening(2, { events: [rolled] })]);
    expect(roll).toMatchObject({ who: 'Ogon', weapon: 'Axe', needed: 4, hits: 2, isArmour: false });
    expect(roll?.dice.map(die => die.isHit)).toEqual([true, false, true]);
  });

  it('shows all-out dice beside the others, which alone are rolled again', () => {
    const allOut = { is: 'AllOutDiceRolled', rule: 'R', survivor: 'Ogon', dice: [6, 2], hits: 1, breaks: 1 };
    const again = { is: 'DiceRerolled', rule: 'R', survivor: 'Ogon', dice: [4, 4, 4], hits: 3 };
    const first = lastRoll([happening(1, { events: [declared, rolled, allOut] })]);
    expect(first?.hits).toBe(3);
    expect(first?.dice.filter(die => die.isAllOut)).toEqual([
      { value: 6, isHit: true, isAllOut: true },
      { value: 2, isHit: false, isAllOut: true },
      { value: 0, isHit: false, isAllOut: true },
    ]);
    const second = lastRoll([happening(1, { events: [declared, rolled, allOut] }), happening(2, { events: [again] })]);
    expect(second?.hits).toBe(4);
    expect(second?.dice.map(die => die.value)).toEqual([4, 4, 4, 6, 2, 0]);
    const next = lastRoll([
      happening(1, { events: [declared, rolled, allOut] }),
      happening(2, { events: [declared, rolled] }),
    ]);
    expect(next?.dice).toHaveLength(3);
  });

  it('counts the best dice of armour as those that stopped a wound', () => {
    const armour = { is: 'ArmourRolled', rule: 'R', survivor: 'Ogon', dice: [2, 5, 4], prevented: 1 };
    const roll = lastRoll([happening(1, { events: [rolled, armour] })]);
    expect(roll?.dice.map(die => die.isHit)).toEqual([false, true, false]);
    expect(lastRoll([happening(1, { events: [{ ...armour, prevented: 0 }] })])?.dice.some(die => die.isHit)).toBe(
      false,
    );
  });

  it('is missing before any dice have fallen', () => {
    expect(lastRoll([happening(1)])).toBeUndefined();
  });
});

describe('the tally', () => {
  it('counts who eliminated how many', () => {
    const kill = (survivor: string | undefined, count: number) => ({ is: 'ZombieEliminated', survivor, count });
    const events = [kill('Ogon', 2), kill(undefined, 5), kill('Ogon', 1)];
    expect(tally([happening(1, { events })], ['Ogon', 'Lorna'])).toEqual([
      { name: 'Ogon', kills: 3 },
      { name: 'Lorna', kills: 0 },
    ]);
  });
});
