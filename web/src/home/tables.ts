import type { TableCard, TableSummary } from '../protocol/messages';
import { pathOf } from '../router';

export type Access = 'seat' | 'watch' | 'none';
export type Standing = 'running' | 'won' | 'lost' | 'stopped' | 'continued' | 'archived';

/** A table in the list: what this browser may do there, and how the game stands. */
export interface TableLine {
  card: TableSummary;
  access: Access;
  standing: Standing;
}

/** What this browser knows of a table: a key to a seat, or a code to watch by. */
export interface Known {
  seats: Readonly<Record<string, unknown>>;
  watched: Readonly<Record<string, string>>;
}

const BY_ACCESS: Record<Access, number> = { seat: 0, watch: 1, none: 2 };

/** One's own tables first, then those one may watch; running ones before ended ones, and the last played first. */
export function tableLines(cards: readonly TableSummary[], known: Known): TableLine[] {
  // A mission that another one has followed is reached from the page of its campaign.
  return cards
    .filter(card => card.followed === undefined)
    .map(card => ({ card, access: accessTo(card.id, known), standing: standingOf(card) }))
    .sort(
      (one, other) =>
        BY_ACCESS[one.access] - BY_ACCESS[other.access] ||
        Number(one.standing !== 'running') - Number(other.standing !== 'running') ||
        other.card.played.localeCompare(one.card.played),
    );
}

export function accessTo(table: string, known: Known): Access {
  if (Object.hasOwn(known.seats, table)) return 'seat';
  return Object.hasOwn(known.watched, table) ? 'watch' : 'none';
}

/** How a game stands; only a table that is laid out knows whether today's rules have stopped it. */
export function standingOf(card: Pick<TableCard, 'continued' | 'parting' | 'verdict' | 'archived'>): Standing {
  if (card.continued !== undefined) return 'continued';
  if (card.parting !== undefined) return 'stopped';
  if (card.verdict === undefined) return card.archived === undefined ? 'running' : 'archived';
  return card.verdict.isWon ? 'won' : 'lost';
}

/** Whether this browser has a seat at a game that is still being played. */
export function isUnderWay(card: TableSummary, seats: Known['seats']): boolean {
  return Object.hasOwn(seats, card.id) && card.followed === undefined && standingOf(card) === 'running';
}

/** Whether there is nothing left to do there; after a mission of a campaign there is. */
function hasEnded(line: TableLine): boolean {
  return (line.standing === 'won' || line.standing === 'lost') && line.card.campaign === undefined;
}

/** Where a line leads: to the table until it has ended, to its film afterwards, nowhere without a key. */
export function wayTo(line: TableLine, known: Known): string | undefined {
  const table = line.card.id;
  switch (line.access) {
    case 'seat':
      return pathOf(hasEnded(line) ? { page: 'film', table } : { page: 'table', table });
    case 'watch': {
      const code = known.watched[table] ?? '';
      return pathOf(hasEnded(line) ? { page: 'film', table, code } : { page: 'watch', table, code });
    }
    case 'none':
      return undefined;
  }
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** A day in words, such as the 3rd of June 2026. */
export function dayText(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(Date.parse(moment));
}

/** When it was, in words for the last week and as a date before. */
export function whenText(created: string, language: string, now = Date.now()): string {
  const time = Date.parse(created);
  if (Number.isNaN(time)) return '';
  const seconds = Math.round((time - now) / 1000);
  if (Math.abs(seconds) > 7 * 86_400)
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(time);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  const count = unit === 'second' ? 0 : Math.round(seconds / length);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit);
}
