// Sorts the options of a question into what the page has places for. Nothing here knows a rule: only marks are read.
import type { MarkCard, OptionCard, Question, SeatCard } from '../protocol/messages';
import type { Habits, Light } from './habits';

/** Options of one kind of action, as one button of the action bar. */
export interface ActionGroup {
  id: string;
  options: OptionCard[];
  isFree: boolean;
}

/** A lit zone and why. */
export interface ZoneMark {
  zone: string;
  is: Light;
  label?: string;
  /** The zone from which a border to this one is meant, such as a door. */
  across?: string;
}

/** Somebody who takes part, and the seat that plays them. */
export interface Person {
  name: string;
  seat: number;
}

/** Keys of the page, which no action takes. */
const RESERVED = ['B', 'U', 'L', 'K', 'Q'];

/** The kinds of marks that every table reads; a family has further ones. */
export const FRAME_MARKS = ['zone', 'action', 'cost'] as const;
export type FrameMark = (typeof FRAME_MARKS)[number];

/** The marks of any kind, for families that have kinds of their own. */
export function marksNamed(about: readonly MarkCard[], kind: string): string[] {
  return about.filter(mark => mark.kind === kind).map(mark => mark.id);
}

export function marksOf(about: readonly MarkCard[], kind: FrameMark): string[] {
  return marksNamed(about, kind);
}

export function markOf(about: readonly MarkCard[], kind: FrameMark): string | undefined {
  return marksOf(about, kind)[0];
}

export function isAction(option: OptionCard): boolean {
  return markOf(option.about, 'action') !== undefined;
}

/** The zone that answers for an option: the last one it names, since the first may be where something comes from. */
export function zoneOf(option: OptionCard): string | undefined {
  return marksOf(option.about, 'zone').at(-1);
}

/** The actions among the options, in the order they are offered. */
export function actionGroups(options: readonly OptionCard[], habits: Habits): ActionGroup[] {
  const groups = new Map<string, OptionCard[]>();
  for (const option of options.filter(isAction)) {
    const id = habits.groupOf(option);
    groups.set(id, [...(groups.get(id) ?? []), option]);
  }
  return [...groups].map(([id, inGroup]) => ({ id, options: inGroup, isFree: inGroup.some(habits.isFree) }));
}

export function boardMarks(
  options: readonly OptionCard[],
  habits: Habits,
  about: readonly MarkCard[] = [],
): ZoneMark[] {
  const marks = new Map<string, ZoneMark>();
  for (const zone of marksOf(about, 'zone')) marks.set(zone, { zone, is: 'active' });
  for (const option of options) {
    const zone = zoneOf(option);
    if (zone === undefined) continue;
    const is = habits.lightOf(option);
    const before = marks.get(zone);
    if (before?.is === 'attack' || (before?.is === 'move' && is === 'other')) continue;
    const cost = is === 'move' || is === 'other' ? markOf(option.about, 'cost') : undefined;
    marks.set(zone, cost === undefined ? { zone, is } : { zone, is, label: cost });
  }
  return [...marks.values()];
}

export function optionsAt(options: readonly OptionCard[], zone: string): OptionCard[] {
  return options.filter(option => zoneOf(option) === zone);
}

/** The options that one of my seats may choose. */
export function optionsOf(question: Question, mine: readonly number[]): OptionCard[] {
  return question.options.filter(option => (option.owners ?? question.seats).some(seat => mine.includes(seat)));
}

/** The seats of bots that wait because people are asked too; one of them is enough where all may choose the same. */
export function waitingBots(question: Question, seats: readonly SeatCard[]): number[] {
  const asked = seats.filter(one => question.seats.includes(one.seat));
  const bots = asked.filter(one => one.bot !== undefined).map(one => one.seat);
  if (bots.length === asked.length) return [];
  return question.options.some(option => option.owners) ? bots : bots.slice(0, 1);
}

/** Which of my seats answers, with this option or any: that of the person asked, else the first that may. */
export function seatFor(
  question: Question,
  mine: readonly number[],
  people: readonly Person[],
  option?: OptionCard,
): number | undefined {
  const able = mine.filter(seat => (option?.owners ?? question.seats).includes(seat));
  const asked = question.about
    .map(mark => people.find(one => one.name === mark.id)?.seat)
    .find(seat => seat !== undefined && able.includes(seat));
  return asked ?? able[0];
}

/** Letters for the buttons of the action bar: the one hands remember if it is free, else the first free letter of the label. */
export function lettersFor(
  labels: readonly { id: string; label: string }[],
  { letters: wished, reserved }: Pick<Habits, 'letters' | 'reserved'>,
): string[] {
  const taken = new Set([...RESERVED, ...reserved]);
  const letters = labels.map(({ id }) => {
    const wish = wished[id];
    if (wish === undefined || taken.has(wish)) return '';
    taken.add(wish);
    return wish;
  });
  return letters.map((letter, i) => {
    if (letter) return letter;
    const candidates = (labels[i]?.label ?? '').normalize('NFD').toUpperCase() + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const found = [...candidates].find(one => one >= 'A' && one <= 'Z' && !taken.has(one)) ?? '';
    taken.add(found);
    return found;
  });
}
