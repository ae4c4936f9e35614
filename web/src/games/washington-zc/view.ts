// What the annexes of a view tell of the city.
import type { LightSight } from '../../board/look';
import type { Piece } from '../../board/pieces';
import { annexed, type HordeView } from '../horde/view';

interface Beam {
  owner: string;
  towards: string;
}
interface Fallen {
  survivor: string;
  zone: string;
  roundsLeft: number;
  fate: string;
}

/** The hour on the clock and what it means; undefined in missions without a clock, where it is always day. */
export interface ClockSight {
  hour: number;
  isNight: boolean;
  /** How many rounds are left until day or night. */
  roundsLeft: number;
}
const clocks = (view: HordeView) => view.annexes.filter(annex => annex.is === 'ClockView') as unknown as ClockSight[];
export const clockOf = (view: HordeView): ClockSight | undefined => clocks(view)[0];

export function lightOf(view: HordeView): LightSight | undefined {
  if (!clockOf(view)?.isNight) return undefined;
  return {
    lit: annexed<string>(view, 'LightsView', 'lit'),
    seen: annexed<string>(view, 'LightsView', 'seen'),
    beams: annexed<Beam>(view, 'LightsView', 'beams').map(({ owner, towards }) => ({
      piece: `survivor:${owner}`,
      to: towards,
    })),
    watchers: annexed<{ zone: string; sees: string }>(view, 'LightsView', 'watchers'),
  };
}

export const fallen = (view: HordeView): Fallen[] => annexed<Fallen>(view, 'FallenView', 'all');

/** Those who were knocked out, as pieces: they lie where they fell, or their stone stands there. */
export const down = (view: HordeView): Piece[] =>
  fallen(view)
    .filter(({ fate }) => fate !== 'picked_up')
    .map(({ survivor, zone, roundsLeft, fate }) => ({
      id: fate === 'dead' ? `grave:${survivor}` : `down:${roundsLeft} ${survivor}`,
      zone,
      count: 1,
    }));
