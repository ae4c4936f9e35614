// The view of any game as facts that can be read: numbers and words, rows of them, tables, and facts within facts.
import { found, t } from '../i18n/index.svelte';
import { capital, spaced } from '../i18n/wording';

export type Fact = { name: string; label: string } & (
  | { is: 'text'; text: string }
  | { is: 'row'; cells: string[] }
  | { is: 'table'; columns: string[]; rows: string[][] }
  | { is: 'group'; facts: Fact[] }
);

export type Members = Readonly<Record<string, unknown>>;

const NOTHING = '–';
/** Says which record it is, where there are several. */
const TAG = 'is';

/** The members of a view, in their order. */
export function factsOf(view: unknown, without: readonly string[] = []): Fact[] {
  if (!isMembers(view)) return [];
  return Object.entries(view)
    .filter(([name]) => name !== TAG && !without.includes(name))
    .map(([name, value]) => factOf(name, value));
}

function factOf(name: string, value: unknown): Fact {
  const head = { name, label: labelOf(name) };
  if (Array.isArray(value) && value.length > 0) {
    if (!value.every(isMembers)) return { ...head, is: 'row', cells: value.map(textOf) };
    const columns = [...new Set(value.flatMap(row => Object.keys(row)))].filter(column => column !== TAG);
    const rows = value.map(row => columns.map(column => textOf(row[column])));
    return { ...head, is: 'table', columns: columns.map(labelOf), rows };
  }
  return isMembers(value)
    ? { ...head, is: 'group', facts: factsOf(value) }
    : { ...head, is: 'text', text: textOf(value) };
}

/** What a member is called: a word of the game if it has one, else its name. */
function labelOf(name: string): string {
  return capital(found(`view.${name}`) ?? spaced(name));
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return t(value ? 'page.yes' : 'page.no');
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : value.map(textOf).join(', ');
  if (isMembers(value))
    return Object.entries(value)
      .filter(([name]) => name !== TAG)
      .map(([name, inner]) => `${labelOf(name).toLowerCase()} ${textOf(inner)}`)
      .join(', ');
  return String(value);
}

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
