import { themeOf } from './looks';

/** Dresses the whole page in the colours and letters of a game. */
export function wearTheme(game: string): void {
  document.documentElement.dataset.theme = themeOf(game);
  wearMood(undefined);
}

/** Gives the page the mood of the table, if its theme has moods. */
export function wearMood(mood: string | undefined): void {
  const { dataset } = document.documentElement;
  if (mood) dataset.mode = mood;
  else delete dataset.mode;
}
