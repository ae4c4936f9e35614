import { found } from '../i18n/index.svelte';

/** The title of a mission in the reader's language, else as the game has it. */
export function missionTitle(mission: string, title: string): string {
  return found(`mission.${mission}`) ?? title;
}

/** The title of a game in the reader's language, else as the game has it. */
export function gameTitle(game: string, title: string): string {
  return found(`game.${game}`) ?? title;
}
