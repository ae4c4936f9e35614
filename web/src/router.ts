// Where the address bar says we are. Codes are in the fragment-free path so that links can be passed on as they are.
export type Place =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; invite: string }
  | { page: 'watch'; table: string; code: string }
  | { page: 'film'; table: string; code?: string }
  | { page: 'rules'; game: string; rule?: string }
  | { page: 'lost' };

export function placeOf(path: string): Place {
  const [page, first, second] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (page === undefined) return { page: 'home' };
  if (page === 'table' && first) return { page: 'table', table: first };
  if (page === 'join' && first && second) return { page: 'join', table: first, invite: second };
  if (page === 'watch' && first && second) return { page: 'watch', table: first, code: second };
  if (page === 'film' && first) return { page: 'film', table: first, code: second };
  if (page === 'rules' && first) return { page: 'rules', game: first, rule: second };
  return { page: 'lost' };
}
