// Full play by keyboard: what each key does, and whether it did something.
import type { Talk } from '../wire/talk.svelte';
import type { Desk } from './desk.svelte';

export function pressed(event: KeyboardEvent, desk: Desk, toBoard: () => void, skip: () => boolean): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey || isWriting(event.target) || isReading()) return false;
  const { talk } = desk.table;
  if (event.key === 'Escape') return hushed(talk) || skip() || desk.escape();
  const key = event.key.toUpperCase();
  const choices = desk.situation?.choices ?? 0;
  if (key === '?') desk.reading = 'keys';
  else if (key === 'U') {
    if (desk.canUndo) desk.table.undo();
  } else if (key === 'B') toBoard();
  else if (key === 'K') desk.isLegendOpen = !desk.isLegendOpen;
  else if (key === '%') {
    if (desk.canBeAdvised) desk.isAdvised = !desk.isAdvised;
  } else if (key === 'L') document.querySelector<HTMLElement>('.log ol')?.focus();
  else if (key === 'X' && desk.table.maySpeak) {
    talk.isPointing = !talk.isPointing;
    if (talk.isPointing) toBoard();
  } else if (key === 'Y' && desk.table.maySpeak) talk.isShown = !talk.isShown;
  else if (key === '[') void desk.stepTo(choices - 1);
  else if (key === ']') desk.forward();
  else if (/^[1-9]$/.test(key)) return desk.pressNumber(Number(key) - 1);
  else return desk.press(key);
  return true;
}

/** Puts away the finger or the chat, whichever is out. */
function hushed(talk: Talk): boolean {
  const isOut = talk.isPointing || talk.isShown;
  talk.isPointing = talk.isShown = false;
  return isOut;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select');
}

/** A dialog is open, and its keys are its own. */
function isReading(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
