// Full play by keyboard: what each key does, and whether it did something.
import type { Desk } from './desk.svelte';
import { bar } from './dock/bar';

export function pressed(event: KeyboardEvent, desk: Desk, toBoard: () => void, skip: () => boolean): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey || isWriting(event.target) || isReading()) return false;
  if (event.key === 'Escape') return skip() || desk.escape();
  const key = event.key.toUpperCase();
  if (key === '?') desk.reading = 'keys';
  else if (key === 'V') void desk.toggleForecast();
  else if (key === 'U') undo(desk);
  else if (key === 'B') toBoard();
  else if (key === 'L') document.querySelector<HTMLElement>('.log ol')?.focus();
  else if (key === '[') void desk.stepTo((desk.frame?.moment.situation ?? desk.table.situation)!.choices - 1);
  else if (key === ']') void desk.stepTo((desk.frame?.moment.situation ?? desk.table.situation)!.choices + 1);
  else if (/^[1-9]$/.test(key)) return answer(desk, Number(key) - 1);
  else return act(desk, key);
  return true;
}

function undo(desk: Desk): void {
  const kind = desk.table.situation?.undo ?? 'none';
  if (kind !== 'none' && !desk.frame && !desk.table.isSpectator) desk.table.undo();
}

function answer(desk: Desk, index: number): boolean {
  const answers = desk.isChoosingSkill ? desk.options : desk.answers;
  const option = answers[index];
  if (option) desk.choose(option);
  return option !== undefined;
}

function act(desk: Desk, key: string): boolean {
  if (desk.isArranging) {
    const done = desk.options.find(option => option.about.length === 0);
    if (key === 'D' && done) desk.choose(done);
    return key === 'D' && done !== undefined;
  }
  const group = bar(desk.groups).find(button => button.letter === key)?.group;
  if (group) desk.act(group);
  return group !== undefined;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select');
}

/** A dialog is open, and its keys are its own. */
function isReading(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
