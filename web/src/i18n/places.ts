// Names for the places of a board: by a name of their own, by what is drawn there, by their kind and what is near. No two are alike, and
// they are worked out from the board as it was laid, so that they are the same for everybody from the first choice to the last.

/** What is known of a place: its kind, its middle, and how it may be called by itself. */
export interface Site {
  zone: string;
  kind: string;
  middle: readonly [number, number];
  /** A name of its own, such as that of a gate; words come from `place.<own>`. */
  own?: string | undefined;
  /** What is drawn there, such as a hearth. */
  drawn?: string | undefined;
}

/** A name before it is put into words: what it is, if that is not its whole name, what it is near, and a number if all else is equal. */
export interface Place {
  /** The own name or what is drawn, or the kind of the zone. */
  what: string;
  isKind: boolean;
  near: readonly string[];
  number: number;
}

export const NOWHERE: ReadonlyMap<string, Place> = new Map();
/** How many landmarks around a place may name it. */
const AROUND = 6;

export function placesOf(sites: readonly Site[], before: ReadonlyMap<string, Place> = new Map()): Map<string, Place> {
  const named = new Map<string, Place>();
  const taken = new Set<string>();
  const put = (zone: string, place: Place): boolean => {
    const key = keyOf(place);
    if (taken.has(key)) return false;
    taken.add(key);
    named.set(zone, place);
    return true;
  };
  for (const { zone } of sites) {
    const place = before.get(zone);
    if (place) put(zone, place);
  }
  const kinds = sites.filter(site => !site.own && !site.drawn).map(site => site.kind);
  const isOnlyKind = (kind: string) => kinds.filter(other => other === kind).length === 1;
  for (const site of sites) {
    const isSingular = !named.has(site.zone) && !site.own && !site.drawn && isOnlyKind(site.kind);
    if (isSingular) put(site.zone, baseOf(site));
  }
  const signs = sites.map(site => site.own ?? site.drawn ?? '');
  const isOnly = (sign: string) => sign !== '' && signs.filter(other => other === sign).length === 1;
  const landmarks = sites.filter(
    (site, i) => isOnly(signs[i] ?? '') && (named.has(site.zone) || put(site.zone, alone(site))),
  );
  const rest = sites
    .filter(site => !named.has(site.zone))
    .map(site => ({ site, around: nearest(site, landmarks) }))
    .sort((a, b) => (a.around[0]?.far ?? 0) - (b.around[0]?.far ?? 0));
  for (const { site, around } of rest) {
    const tries = candidates(
      site,
      around.map(one => one.id),
    );
    if (!tries.some(place => put(site.zone, place))) numbered(site, around[0]?.id, put);
  }
  return named;
}

const keyOf = ({ what, isKind, near, number }: Place) => JSON.stringify([what, isKind, [...near].sort(), number]);
const alone = (site: Site): Place => ({ what: site.own ?? site.drawn ?? '', isKind: false, near: [], number: 0 });

function nearest(site: Site, landmarks: readonly Site[]): { id: string; far: number }[] {
  return landmarks
    .map(one => ({
      id: alone(one).what,
      far: Math.hypot(one.middle[0] - site.middle[0], one.middle[1] - site.middle[1]),
    }))
    .sort((a, b) => a.far - b.far)
    .slice(0, AROUND);
}

/** The nearest landmark first, then two between which it lies, the nearer ones before the farther ones. */
function candidates(site: Site, around: readonly string[]): Place[] {
  const base = baseOf(site);
  const pairs = around.flatMap((one, i) =>
    around.slice(i + 1).map((other, j) => ({ near: [one, other], far: i + i + 1 + j })),
  );
  return [
    ...around.slice(0, 1).map(one => ({ ...base, near: [one] })),
    ...pairs.sort((a, b) => a.far - b.far).map(({ near }) => ({ ...base, near })),
  ];
}

function numbered(site: Site, near: string | undefined, put: (zone: string, place: Place) => boolean): void {
  const base = { ...baseOf(site), near: near === undefined ? [] : [near] };
  for (let number = 2; !put(site.zone, { ...base, number }); number++);
}

function baseOf(site: Site): Place {
  const sign = site.own ?? site.drawn;
  return { what: sign ?? site.kind, isKind: sign === undefined, near: [], number: 0 };
}
