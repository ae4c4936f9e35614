import { describe, expect, it } from 'vitest';
import { gameOf } from '../games';
import { happening } from '../wire/fake-line';
import { logLines } from './log';

const paid = { is: 'ActionPaid', rule: 'R', survivor: 'Ogon' };
const moved = { is: 'SurvivorMoved', rule: 'R-MOVE', survivor: 'Ogon' };
const rolled = { is: 'DiceRolled', survivor: 'Ogon' };
const happenings = [happening(1, { events: [paid, moved] }), happening(2, { events: [rolled, 'nothing'] })];

describe('the log', () => {
  it('says what happened in order, without what the game leaves unsaid', () => {
    const lines = logLines(happenings, gameOf('white-death'));
    expect(lines.map(line => [line.id, line.event.is, line.rule, line.who])).toEqual([
      ['1.1', 'SurvivorMoved', 'R-MOVE', 'Ogon'],
      ['2.0', 'DiceRolled', '', 'Ogon'],
    ]);
    expect(logLines(happenings, gameOf('some-game')).map(line => [line.event.is, line.who])).toEqual([
      ['ActionPaid', ''],
      ['SurvivorMoved', ''],
      ['DiceRolled', ''],
    ]);
  });

  it('says why beside what was chosen, not beside what came of it', () => {
    const reason = { name: 'onTheWay', about: [] };
    const ended = { is: 'TurnEnded', rule: 'R-TURN', survivor: 'Ogon' };
    const lines = logLines([happening(1, { events: [paid, moved, ended], reason })], gameOf('white-death'));
    expect(lines.map(line => [line.event.is, line.reason?.name])).toEqual([
      ['SurvivorMoved', 'onTheWay'],
      ['TurnEnded', undefined],
    ]);
  });

  it('has the same lines as before, and the new ones', () => {
    const game = gameOf('white-death');
    const before = logLines(happenings, game);
    const after = logLines([...happenings, happening(3, { events: [moved] })], game);
    expect(after).toHaveLength(3);
    before.forEach((line, i) => expect(after[i]).toBe(line));
  });

  it('keeps to its length', () => {
    expect(logLines(happenings, gameOf('white-death'), 1).map(line => line.event.is)).toEqual(['DiceRolled']);
  });
});
