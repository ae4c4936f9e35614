import { describe, expect, it } from 'vitest';
import type { TableSummary } from '../protocol/messages';
import { isUnderWay, tableLines, wayTo, whenText } from './tables';

function card(id: string, played: string, more: Partial<TableSummary> = {}): TableSummary {
  return {
    id,
    game: 'white-death',
    mission: 'WD-M00',
    title: 'Preparing for battle',
    created: '2026-11-01T18:00:00Z',
    played,
    round: 1,
    people: [],
    bots: 0,
    open: 0,
    ...more,
  };
}

const won = { verdict: { isWon: true, rule: 'WD-WIN-01' } };
const cards = [
  card('stranger', '2026-11-15T20:00:00Z'),
  card('watched', '2026-11-15T19:00:00Z'),
  card('ended', '2026-11-15T18:00:00Z', won),
  card('old', '2026-11-13T18:00:00Z'),
  card('new', '2026-11-14T18:00:00Z'),
  card('moved', '2026-11-16T18:00:00Z', { continued: 'new' }),
];
const known = { seats: { ended: 1, old: 1, new: 1, moved: 1 }, watched: { watched: 'code', old: 'x' } };

describe('the list of tables', () => {
  it('has one’s own first, running before ended, the last played first', () => {
    const lines = tableLines(cards, known);
    expect(lines.map(line => line.card.id)).toEqual(['new', 'old', 'moved', 'ended', 'watched', 'stranger']);
    expect(lines.map(line => line.access)).toEqual(['seat', 'seat', 'seat', 'seat', 'watch', 'none']);
    expect(lines.map(line => line.standing)).toEqual(['running', 'running', 'continued', 'won', 'running', 'running']);
  });

  it('knows what one is in the middle of', () => {
    expect(cards.filter(each => isUnderWay(each, known.seats)).map(each => each.id)).toEqual(['old', 'new']);
    expect(isUnderWay(card('old', '', { followed: 'next' }), known.seats)).toBe(false);
  });

  it('shows only the mission that a campaign has reached, and leads to its table even when it has ended', () => {
    const campaign = { id: 'C', title: 'The long watch', number: 1, missions: 3 };
    const chain = [
      card('first', '2026-11-13T18:00:00Z', { ...won, campaign, followed: 'second' }),
      card('second', '2026-11-14T18:00:00Z', { ...won, campaign }),
    ];
    const mine = { seats: { first: 1, second: 1 }, watched: {} };
    expect(tableLines(chain, mine).map(line => wayTo(line, mine))).toEqual(['/table/second']);
  });

  it('leads to the table, to the film of an ended game, and nowhere without a link', () => {
    expect(tableLines(cards, known).map(line => wayTo(line, known))).toEqual([
      '/table/new',
      '/table/old',
      '/table/moved',
      '/film/ended',
      '/watch/watched#code',
      undefined,
    ]);
  });

  it('says when a table was played in the language of the reader', () => {
    const now = Date.parse('2026-11-15T20:00:00Z');
    expect(whenText('2026-11-14T18:00:00Z', 'en', now)).toBe('yesterday');
    expect(whenText('2026-11-15T18:00:00Z', 'it', now)).toBe('2 ore fa');
    expect(whenText('2026-11-15T19:59:50Z', 'en', now)).toBe('now');
    expect(whenText('2026-10-01T12:00:00Z', 'fr', now)).toBe('1 octobre');
    expect(whenText('nonsense', 'fr', now)).toBe('');
  });
});
