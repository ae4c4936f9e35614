import { themeOf } from './looks';

/** Dresses the whole page in the colours and letters of a game. */
export function wearTheme(game: string): void {
  document.documentElement.dataset.theme = themeOf(game);
}
