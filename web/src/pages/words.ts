import { gameOf } from '../games';
import { found, name, t } from '../i18n/index.svelte';

/** The title of a mission in the reader's language, else as the game has it. */
export function missionTitle(mission: string, title: string): string {
  return found(`mission.${mission}`) ?? title;
}

/** The title of a game in the reader's language, else as the game has it. */
export function gameTitle(game: string, title: string): string {
  return found(`game.${game}`) ?? title;
}

/** The name of a setting in the reader's language; that of a seat is the seat. */
export function settingName(setting: string): string {
  const seat = /^seat(\d+)$/.exec(setting)?.[1];
  return seat ? t('home.seatNumber', { seat }) : (found(`setting.${setting}`) ?? setting);
}

/** The name of one of the people of a game. */
export function personText(game: string, person: string): string {
  return name(gameOf(game).person, person);
}
