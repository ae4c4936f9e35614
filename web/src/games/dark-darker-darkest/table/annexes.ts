// What the view tells besides what the panels know: the members of expansions.
import type { DarkestView } from '../../../protocol/dark-darker-darkest';

/** Every member that has a panel. */
const SHOWN: Record<keyof DarkestView, true> = {
  round: true,
  phase: true,
  events: true,
  darkness: true,
  isShowdown: true,
  isAdvanced: true,
  code: true,
  removed: true,
  inserted: true,
  survivors: true,
  groups: true,
  board: true,
  rooms: true,
  doors: true,
  cameras: true,
  creature: true,
  nemesis: true,
  fire: true,
  cardsLeft: true,
  tokensLeft: true,
  house: true,
  expansions: true,
};

export function annexesOf(view: DarkestView | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(view ?? {}).filter(([member]) => member !== 'is' && !(member in SHOWN)));
}
