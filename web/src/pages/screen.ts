// Which of the three tables a screen has room for; the style sheets ask the same.
import { MediaQuery } from 'svelte/reactivity';

const ask = (query: string) => matchMedia(query).matches;

/** A phone, upright or lying, or a window as small: one sheet or pane instead of columns. */
export const SMALL = '(max-width: 760px), (max-height: 480px)';
export const isSmall = (): boolean => ask(SMALL);
/** The same for a component that follows when the window changes. */
export const small = new MediaQuery(SMALL);
/** Whether this person wants nothing to move. */
export const isStill = (): boolean => ask('(prefers-reduced-motion: reduce)');
/** A phone on its side, or a low window: chosen by height, whatever the width. */
export const isLying = (): boolean => ask('(max-height: 480px) and (min-width: 561px)');
