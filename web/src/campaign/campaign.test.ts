import { describe, expect, it } from 'vitest';
import type { Attempt, CampaignPage } from '../protocol/messages';
import { endOf, figuresOf, foundByKind, progressOf, roadOf, toMilestone } from './campaign';

const attempt = (table: string, isWon?: boolean): Attempt => ({
  table,
  round: 5,
  choices: 12,
  created: `2026-01-0${table}`,
  ...(isWon === undefined ? {} : { verdict: { isWon, rule: 'TY-END-01' } }),
});

function page(road: Attempt[][], more: Partial<CampaignPage> = {}): CampaignPage {
  return {
    game: 'toy',
    campaign: 'TY-C01',
    title: 'The long watch',
    road: road.map((attempts, at) => ({ mission: `M${at + 1}`, title: `Mission ${at + 1}`, attempts })),
    last: road.flat().at(-1)?.table ?? '',
    view: { sheets: [], found: [], fallen: [], changes: [] },
    seats: [],
    branches: [],
    ...more,
  };
}
const standings = (of: CampaignPage) => roadOf(of).map(stop => stop.standing);

describe('the road', () => {
  it('shows what is won, what is played now and what is to come', () => {
    expect(standings(page([[attempt('1', true)], [attempt('2')], []]))).toEqual(['won', 'now', 'locked']);
  });

  it('shows what follows an end, be it the next mission or the same again', () => {
    const next = { mission: 'M2', number: 2, isAgain: false };
    expect(standings(page([[attempt('1', true)], [], []], { next }))).toEqual(['won', 'next', 'locked']);
    const lost = page([[attempt('1', true)], [attempt('2', false)], []], { next: { ...next, isAgain: true } });
    expect(standings(lost)).toEqual(['won', 'next', 'locked']);
    expect(endOf(lost)).toBeUndefined();
  });

  it('counts the attempts and shows the last of them', () => {
    const [first] = roadOf(page([[attempt('1', false), attempt('2', true)], []]));
    expect(first).toMatchObject({ attempts: 2, standing: 'won', last: { table: '2' } });
  });

  it('passes a mission that was played by other rules', () => {
    expect(standings(page([[attempt('1')], [attempt('2')]]))).toEqual(['won', 'now']);
  });

  it('takes for won what lies before the first table of a campaign brought from elsewhere', () => {
    expect(standings(page([[], [], [attempt('1')], []]))).toEqual(['won', 'won', 'now', 'locked']);
  });

  it('ends with the last mission won, or lost for good', () => {
    const won = page([[attempt('1', true)], [attempt('2', true)]]);
    expect(endOf(won)).toBe('won');
    const lost = page([[attempt('1', true)], [attempt('2', false)]]);
    expect([endOf(lost), standings(lost)]).toEqual(['lost', ['won', 'lost']]);
    expect(endOf(page([[attempt('1')]]))).toBeUndefined();
  });
});

describe('what it adds up to', () => {
  it('counts every attempt', () => {
    expect(figuresOf(page([[attempt('1', false), attempt('2', true)], [attempt('3')]]))).toEqual({
      won: 1,
      attempts: 3,
      rounds: 15,
      choices: 36,
      since: '2026-01-01',
    });
  });

  it('puts what was found together by its kind', () => {
    const found = (kind: string, id: string) => ({ what: { kind, id }, mission: 'M1', matters: [] });
    const kinds = foundByKind([found('note', '1'), found('sign', 'beacon'), found('note', '2')]);
    expect(kinds.map(([kind, all]) => [kind, all.length])).toEqual([
      ['note', 2],
      ['sign', 1],
    ]);
  });

  it('tells how far everybody has come where there are rewards', () => {
    const track = (value: number, milestones: number[]) => ({
      is: 'Track' as const,
      name: 'cxp',
      value,
      most: 20,
      milestones,
    });
    const who = { kind: 'survivor', id: 'Anton' };
    const lines = [track(6, [2, 5, 8]), track(1, []), { is: 'Things' as const, name: 'kept', things: [], numbers: [] }];
    const view = { sheets: [{ who, seat: 1, lines }], found: [], fallen: [], changes: [] };
    expect(progressOf(view)).toEqual([{ who, track: lines[0], left: 2 }]);
  });

  it('says how far the next milestone is', () => {
    expect(toMilestone(9, [2, 5, 8, 11])).toBe(2);
    expect(toMilestone(11, [2, 5, 8, 11])).toBeUndefined();
  });
});
