// Dark Darker Darkest: a burning house, groups that act together, a code to solve before darkness falls.
import './house.css';
import { registerKinds } from '../../i18n/index.svelte';
import type { Catalogue, DarkestView } from '../../protocol/dark-darker-darkest';
import type { TableEvent } from '../../wire/events';
import type { Game, Mate } from '../game';
import { darkestKinds } from './kinds';
import { look } from './look';
import { UNSAID } from './names';
import { profileOf, TRAITS } from './profile';
import { zoneInWords } from './words';

registerKinds(darkestKinds);

export const darkDarkerDarkest: Game = {
  look,
  team: 'survivors',
  isDealtByTurns: true,
  asked: ['mode', 'preset', 'expansions'],
  person: 'survivor',
  traits: TRAITS,
  profile: (catalogue, person) => profileOf(catalogue as Catalogue, person),
  unsaid: UNSAID,
  doer,
  zoneInWords: (view, zone) => zoneInWords(view as DarkestView, zone),
  tips: () => import('./tips'),
  guide: { mission: 'DD-A', steps: () => import('./guide') },
  crew: view => crewOf(view as DarkestView),
  moments: async () => (await import('./moments')).darkestMoments,
  table: () => import('./table/DarkestTable.svelte'),
};

function crewOf({ survivors }: DarkestView): Mate[] {
  return survivors.map(({ name, wounds, deadlyWounds, right, isPlaying }) => ({
    name,
    lost: Math.min(wounds, deadlyWounds),
    all: deadlyWounds,
    holds: right.map(item => ({ kind: 'card', id: item.name })),
    isOut: !isPlaying,
  }));
}

function doer(event: TableEvent): string {
  const who = event.who ?? event.from ?? event.bearer;
  return typeof who === 'string' ? who : '';
}
