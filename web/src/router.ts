// Where the address bar says we are. Codes stand after the #, which browsers keep to themselves: no server or proxy logs them.
export type Place =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; invite: string }
  | { page: 'watch'; table: string; code: string }
  /** A film at a moment; with an end it plays by itself from the one to the other; told, it says where the game turned. */
  | { page: 'film'; table: string; code?: string; at?: number; to?: number; isTold?: boolean }
  | { page: 'campaign'; table: string; code?: string }
  /** The rules of a game, or of the first on the shelf. */
  | { page: 'rules'; game: string; rule?: string }
  | { page: 'lost' };

export function placeOf(path: string, search = '', hash = ''): Place {
  const [page, first, last, ...rest] = parts(path);
  // Links from before codes stood after the # have them in the path.
  const second = last ?? (CODED.includes(page ?? '') ? decoded(hash.slice(1)) : undefined);
  if (page === undefined) return { page: 'home' };
  if (rest.length > 0) return { page: 'lost' };
  if (page === 'table' && first && !second) return { page: 'table', table: first };
  if (page === 'join' && first && second) return { page: 'join', table: first, invite: second };
  if (page === 'watch' && first && second) return { page: 'watch', table: first, code: second };
  if (page === 'film' && first) return { page: 'film', table: first, code: second, ...momentsOf(search) };
  if (page === 'campaign' && first) return { page: 'campaign', table: first, code: second };
  if (page === 'rules' && !first) return { page: 'rules', game: '' };
  if (page === 'rules' && first) return { page: 'rules', game: first, rule: second };
  return { page: 'lost' };
}

const CODED = ['join', 'watch', 'film', 'campaign'];

/** The place of an address: a link, or the address bar itself. */
export function placeAt({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Place {
  return placeOf(pathname, search, hash);
}

export function pathOf(place: Place): string {
  switch (place.page) {
    case 'home':
    case 'lost':
      return '/';
    case 'table':
      return joined('table', place.table);
    case 'join':
      return joined('join', place.table) + coded(place.invite);
    case 'watch':
      return joined('watch', place.table) + coded(place.code);
    case 'film':
      return joined('film', place.table) + momentsIn(place) + coded(place.code);
    case 'campaign':
      return joined('campaign', place.table) + coded(place.code);
    case 'rules':
      return joined('rules', place.game, place.rule);
  }
}

// Two places of one page may differ in a moment or an entry; the heading takes the focus only when the page is another.
export function isSamePage(one: Place, other: Place): boolean {
  return pageKey(one) === pageKey(other);
}

export function pageKey(place: Place): string {
  if (place.page === 'film') return pathOf({ ...place, at: undefined, to: undefined, isTold: undefined });
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

function decoded(code: string): string | undefined {
  try {
    return decodeURIComponent(code) || undefined;
  } catch {
    return undefined;
  }
}

function coded(code: string | undefined): string {
  return code === undefined ? '' : `#${encodeURIComponent(code)}`;
}

function joined(...segments: (string | undefined)[]): string {
  return segments.reduce<string>(
    (path, segment) => (segment === undefined ? path : `${path}/${encodeURIComponent(segment)}`),
    '',
  );
}

function momentsOf(search: string): { at?: number; to?: number; isTold?: boolean } {
  const asked = new URLSearchParams(search);
  const [at, to] = [momentOf(asked.get('at')), momentOf(asked.get('to'))];
  const told = asked.has('story') ? { isTold: true } : {};
  return { at, ...(at !== undefined && to !== undefined && to > at ? { to } : {}), ...told };
}

function momentOf(told: string | null): number | undefined {
  return told !== null && /^\d{1,9}$/.test(told) ? Number(told) : undefined;
}

function momentsIn({ at, to, isTold }: { at?: number; to?: number; isTold?: boolean }): string {
  const asked = [
    ...(at === undefined ? [] : [`at=${at}`]),
    ...(at === undefined || to === undefined ? [] : [`to=${to}`]),
    ...(isTold ? ['story'] : []),
  ];
  return asked.length > 0 ? `?${asked.join('&')}` : '';
}
