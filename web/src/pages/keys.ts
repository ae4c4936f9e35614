// What this browser remembers: the keys to its tables, the links it may watch by, and the name of its person.
export interface TableKey {
  token: string;
  name: string;
}

const TABLES = 'redoubt.tables';
const WATCHED = 'redoubt.watched';
const NAME = 'redoubt.name';

export function tableKeys(): Record<string, TableKey> {
  return read(TABLES, isTableKey);
}

export function tableKey(table: string): TableKey | undefined {
  return tableKeys()[table];
}

export function keepTableKey(table: string, key: TableKey): void {
  write(TABLES, { ...tableKeys(), [table]: key });
}

/** Forgets the keys of a table that is no more. */
export function dropTable(table: string): void {
  const without = <T>(keys: Record<string, T>) =>
    Object.fromEntries(Object.entries(keys).filter(([each]) => each !== table));
  write(TABLES, without(tableKeys()));
  write(WATCHED, without(watchCodes()));
}

export function watchCodes(): Record<string, string> {
  return read(WATCHED, (value): value is string => typeof value === 'string');
}

export function keepWatchCode(table: string, code: string): void {
  write(WATCHED, { ...watchCodes(), [table]: code });
}

/** The keys of one table open another that came from it: the same tokens and codes are valid there. */
export function followKeys(from: string, to: string): void {
  const key = tableKey(from);
  const code = watchCodes()[from];
  if (key) keepTableKey(to, key);
  if (code) keepWatchCode(to, code);
}

/** The token to read a table with: that of the person, else of the link to watch by. */
export function readingToken(table: string): string | undefined {
  return tableKey(table)?.token ?? watchCodes()[table];
}

export function personName(): string {
  return stored(NAME) ?? '';
}

export function keepPersonName(name: string): void {
  store(NAME, name);
}

function isTableKey(value: unknown): value is TableKey {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string';
}

function read<T>(name: string, isGood: (value: unknown) => value is T): Record<string, T> {
  try {
    const values: unknown = JSON.parse(stored(name) ?? '{}');
    if (typeof values !== 'object' || values === null) return {};
    return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, T] => isGood(entry[1])));
  } catch {
    return {};
  }
}

function write(name: string, value: unknown): void {
  store(name, JSON.stringify(value));
}

// A browser may forbid storage; then nothing is remembered and everything else works.
function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    return;
  }
}
