// Every game's look by the game's id. A game nobody has drawn yet gets plain drawings with letters.
import { hordeAnimations } from './horde/animations';
import { hordeLook } from './horde/look';
import type { Look } from './look';
import { nightOfTheLivingDead } from './night-of-the-living-dead';
import { whiteDeath } from './white-death';
import { borders, edge } from './white-death/borders';

export type { Look, People, PieceLook, Sight } from './look';

const looks: Record<string, Look> = {
  'white-death': whiteDeath,
  'night-of-the-living-dead': nightOfTheLivingDead,
};

const plain = (game: string): Look =>
  hordeLook({
    game,
    theme: 'white-death',
    zones: {},
    borders,
    edge,
    zombies: {},
    allies: {},
    tokens: {},
    busts: {},
    colours: {},
    gear: {},
    spawnLabel: name => name.slice(0, 2),
    badges: {},
    annexes: () => ({ hung: [], badges: new Map() }),
    animations: hordeAnimations,
  });

export const lookOf = (game: string): Look => (looks[game] ??= plain(game));
