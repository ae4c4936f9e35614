// Where the address bar says we are. Codes are in the fragment-free path so that links can be passed on as they are.
export type Place =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; invite: string }
  | { page: 'watch'; table: string; code: string }
  | { page: 'film'; table: string; code?: string; at?: number }
  | { page: 'campaign'; table: string; code?: string }
  | { page: 'rules'; game: string; rule?: string }
  | { page: 'lost' };

export function placeOf(path: string, search = ''): Place {
  const [page, first, second, ...rest] = parts(path);
  if (page === undefined) return { page: 'home' };
  if (rest.length > 0) return { page: 'lost' };
  if (page === 'table' && first && !second) return { page: 'table', table: first };
  if (page === 'join' && first && second) return { page: 'join', table: first, invite: second };
  if (page === 'watch' && first && second) return { page: 'watch', table: first, code: second };
  if (page === 'film' && first) return { page: 'film', table: first, code: second, at: momentOf(search) };
  if (page === 'campaign' && first) return { page: 'campaign', table: first, code: second };
  if (page === 'rules' && first) return { page: 'rules', game: first, rule: second };
  return { page: 'lost' };
}

export function pathOf(place: Place): string {
  switch (place.page) {
    case 'home':
    case 'lost':
      return '/';
    case 'table':
      return joined('table', place.table);
    case 'join':
      return joined('join', place.table, place.invite);
    case 'watch':
      return joined('watch', place.table, place.code);
    case 'film':
      return joined('film', place.table, place.code) + (place.at === undefined ? '' : `?at=${place.at}`);
    case 'campaign':
      return joined('campaign', place.table, place.code);
    case 'rules':
      return joined('rules', place.game, place.rule);
  }
}

// Two places of one page may differ in a moment or an entry; the heading takes the focus only when the page is another.
export function isSamePage(one: Place, other: Place): boolean {
  return pageKey(one) === pageKey(other);
}

export function pageKey(place: Place): string {
  if (place.page === 'film') return pathOf({ ...place, at: undefined });
  if (place.page === 'rules') return pathOf({ ...place, rule: undefined });
  return place.page + pathOf(place);
}

function parts(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return ['lost'];
  }
}

function joined(...segments: (string | undefined)[]): string {
  return segments.reduce<string>(
    (path, segment) => (segment === undefined ? path : `${path}/${encodeURIComponent(segment)}`),
    '',
  );
}

function momentOf(search: string): number | undefined {
  const at = new URLSearchParams(search).get('at');
  return at !== null && /^\d{1,9}$/.test(at) ? Number(at) : undefined;
}
