// What expansions in play add to the view: members that are there only if the expansion is.
import type { DarkestView } from '../../protocol/dark-darker-darkest';

export interface Expansions {
  radiation?: {
    reactor: string;
    leak: number;
    chips: number;
    tiles: string[];
    hordes: string[];
    isCreatureContaminated: boolean;
    doses: { survivor: string; markers: number; isSpecialist: boolean }[];
  };
  specials?: { figures: { type: string; room: string }[] };
  victims?: {
    victims: { number: number; room: string; isWounded: boolean; hasMoved: boolean; isEscorted: boolean }[];
    saved: number;
    lost: number;
  };
  helicopter?: {
    tile: string;
    side: 'n' | 'e' | 's' | 'w';
    window?: string;
    zombies: number;
    round: number;
    needed: number;
    boarded: string[];
  };
}

/** What the view tells of expansions; nothing if none is in play. */
export function expansionsOf(view: DarkestView | undefined): Expansions {
  return (view as { expansions?: Expansions } | undefined)?.expansions ?? {};
}
