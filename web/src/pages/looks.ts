export interface Look {
  theme: string;
}
export const themeOf = (game: string) => game;
export const coverOf = (_game: string): Element | undefined => undefined;
export const thumbnailOf = (_game: string, _view: unknown): Element | undefined => undefined;
export const portraitOf = (_game: string, _name: string, _size: number): Element | undefined => undefined;
export const badgeOf = (_game: string, name: string) => ({ letter: name[0] ?? '?', colour: 'var(--blue)' });
