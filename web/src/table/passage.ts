import { followKeys, keepWatchCode } from '../pages/keys';
import { pathOf } from '../router';
import type { TableStore } from '../wire/table.svelte';

/** Goes to a table that came from this one; the same tokens and codes open the door there. */
export function goTo(next: string, table: TableStore<unknown>): void {
  const code = table.you.watch;
  followKeys(table.id, next);
  if (code) keepWatchCode(next, code);
  const isWatching = table.isSpectator && code;
  location.assign(pathOf(isWatching ? { page: 'watch', table: next, code } : { page: 'table', table: next }));
}
