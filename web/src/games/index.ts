// Every game the client knows, by its id. A game that is not here is played at a plain table.
import type { Look } from '../board/look';
import type { Game } from './game';
import { nightOfTheLivingDead } from './night-of-the-living-dead';
import { plainGame } from './plain';
import { darkDarkerDarkest } from './dark-darker-darkest';
import { washingtonZc } from './washington-zc';
import { whiteDeath } from './white-death';

export type { Game, Mate, Profile } from './game';

const games: Record<string, Game> = {
  'white-death': whiteDeath,
  'night-of-the-living-dead': nightOfTheLivingDead,
  'washington-zc': washingtonZc,
  'dark-darker-darkest': darkDarkerDarkest,
};

export const gameOf = (id: string): Game => (games[id] ??= plainGame(id));

export const lookOf = (id: string): Look => gameOf(id).look;
