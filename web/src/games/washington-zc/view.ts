// What the annexes of a view tell of the city.
import type { LightSight } from '../../board/look';
import type { Piece } from '../../board/pieces';
import type {
  ClockView,
  FallenView,
  LightsView,
  LinkView,
  OneView,
  SecondEditionExhibit,
} from '../../protocol/washington-zc';
import { annexed, type HordeView } from '../horde/view';

const exhibits = <E extends SecondEditionExhibit>(view: HordeView, is: E['is']): E[] =>
  view.annexes.filter(annex => annex.is === is) as unknown as E[];

/** The hour and what it means; undefined in missions without a clock, where it is always day. */
export const clockOf = (view: HordeView): ClockView | undefined => exhibits<ClockView>(view, 'ClockView')[0];

export function lightOf(view: HordeView): LightSight | undefined {
  const light = exhibits<LightsView>(view, 'LightsView')[0];
  if (!light) return undefined;
  const beams = light.beams.map(({ owner, towards }) => ({ piece: `survivor:${owner}`, to: towards }));
  return { lit: light.lit, seen: light.seen, watchers: light.watchers, beams };
}

export const fallen = (view: HordeView): OneView[] =>
  exhibits<FallenView>(view, 'FallenView').flatMap(({ all }) => all);

/** Those who were knocked out, as pieces: they lie where they fell, or their stone stands there. */
export const down = (view: HordeView): Piece[] =>
  fallen(view)
    .filter(({ fate }) => fate !== 'picked_up')
    .map(({ survivor, zone, roundsLeft, fate }) => ({
      id: fate === 'dead' ? `grave:${survivor}` : `down:${roundsLeft} ${survivor}`,
      zone,
      count: 1,
    }));

/** Letters for the ends of links that nobody in the team is known by. */
const LETTERS = [...'DTSUXKQZWVYPLFBGHIJKMNOCREA'];
export const linksOf = (view: HordeView): LinkView[] => exhibits<LinkView>(view, 'LinkView');

export function links(view: HordeView, taken: ReadonlySet<string>): Piece[] {
  const free = LETTERS.filter(letter => !taken.has(letter));
  return linksOf(view).flatMap(({ kind, one, other }, at) =>
    [one, other].map(zone => ({ id: `link:${kind} ${free[at] ?? at + 1}`, zone, count: 1 })),
  );
}

interface Laid {
  id: string;
  zone?: string;
  doors: { one: string; other: string }[];
  fate: string;
}
/** The number of an objective card, which ends its id. */
export const numberOf = (card: string): string => String(Number(/(\d+)$/.exec(card)?.[1] ?? 0));

/** The objective cards that lie on the board, in a zone or on a door; face up they stay to be read. */
export function cards(view: HordeView): Piece[] {
  const isStreet = (zone: string) => view.board.zones.find(one => one.name === zone)?.kind === 'street';
  return annexed<Laid>(view, 'CardsLaid', 'all').flatMap(({ id, zone, doors, fate }) => {
    if (!['lying', 'returned', 'staying'].includes(fate)) return [];
    const places = zone ? [zone] : doors.map(({ one, other }) => (isStreet(other) ? other : one));
    return places.map(place => ({ id: `card:${fate === 'lying' ? 'down' : 'up'} ${id}`, zone: place, count: 1 }));
  });
}

/** The zones whose noise is not cleared away with that of the round. */
export const lasting = (view: HordeView): string[] =>
  annexed<{ zone: string }>(view, 'LastingNoise', 'lots').map(({ zone }) => zone);
