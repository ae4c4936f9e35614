// The zombie games: survivors, a board of zones, hordes that walk by themselves.
import { registerKinds } from '../../i18n/index.svelte';
import type { Catalogue, TableView } from '../../protocol/horde';
import type { TableEvent } from '../../wire/events';
import type { Game, Mate } from '../game';
import { hordeKinds } from './kinds';
import { hordeLook, type HordeDrawings, type HordeLook } from './look';
import { UNSAID } from './names';
import { profileOf, TRAITS } from './profile';
import type { HordeView } from './view';
import { zoneInWords } from './words';

/** A game of the family, with all that its panels draw. */
export interface HordeGame extends Game {
  look: HordeLook;
}

registerKinds(hordeKinds);

export function hordeGame(drawings: HordeDrawings, teaching: Pick<Game, 'tips' | 'guide' | 'closing'> = {}): HordeGame {
  const look = hordeLook(drawings);
  return {
    look,
    team: 'survivors',
    person: 'survivor',
    traits: TRAITS,
    profile: (catalogue, person) => profileOf(catalogue as Catalogue, person),
    unsaid: UNSAID,
    doer,
    ...(drawings.road ? { landscape: drawings.road.landscape, stop: drawings.road.stop } : {}),
    picture: (kind, id, size) => (kind === 'card' ? look.gear(id, size) : undefined),
    zoneInWords: (view, zone) =>
      [
        zoneInWords(view as TableView, zone, drawings.toldOtherwise?.(view as HordeView)),
        ...(drawings.inWords?.(view as HordeView, zone) ?? []),
      ].join(', '),
    ...teaching,
    crew: view => crewOf(view as TableView),
    moments: async () => (await import('./moments')).hordeMoments(look, drawings.moments),
    table: () => import('./table/HordeTable.svelte'),
  };
}

function crewOf({ survivors }: TableView): Mate[] {
  return survivors.map(({ name, wounds, health, inventory, presence }) => ({
    name,
    lost: Math.min(wounds, health),
    all: health,
    holds: inventory
      .filter(({ slot, card }) => slot.startsWith('hand') && card)
      .map(({ card }) => ({ kind: 'card', id: card })),
    isOut: presence === 'eliminated',
  }));
}

function doer(event: TableEvent): string {
  const who = event.survivor ?? event.giver ?? event.shooter;
  return typeof who === 'string' ? who : '';
}
