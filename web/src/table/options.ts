// Sorts the options of a question into what the page has places for. Nothing here knows a rule: only marks are read.
import type { MarkCard, OptionCard, Question } from '../protocol/messages';
import type { SurvivorView } from '../protocol/horde';

/** Options of one kind of action, as one button of the action bar. */
export interface ActionGroup {
  id: string;
  options: OptionCard[];
  isFree: boolean;
}

/** A lit zone and why. */
export interface ZoneMark {
  zone: string;
  is: 'active' | 'move' | 'attack' | 'question' | 'other';
  label?: string;
}

/** What the group of an action begins with that a skill offers. */
export const SKILL = 'skill ';

/** The kind of an action that its own name tells better. */
const UNNAMED = 'Other';

export function marksOf(about: readonly MarkCard[], kind: string): string[] {
  return about.filter(mark => mark.kind === kind).map(mark => mark.id);
}

export function markOf(about: readonly MarkCard[], kind: string): string | undefined {
  return about.find(mark => mark.kind === kind)?.id;
}

export function isAction(option: OptionCard): boolean {
  return markOf(option.about, 'action') !== undefined;
}

/** The zone that answers for an option: the last one it names, since the first may be where something comes from. */
export function zoneOf(option: OptionCard): string | undefined {
  return marksOf(option.about, 'zone').at(-1);
}

export function groupOf(option: OptionCard): string {
  const kind = markOf(option.about, 'action');
  if (kind !== undefined && kind !== UNNAMED) return kind;
  const skill = markOf(option.about, 'skill');
  return skill === undefined ? option.name : SKILL + skill;
}

/** The actions among the options, in the order they are offered. */
export function actionGroups(options: readonly OptionCard[], freeActions: readonly string[]): ActionGroup[] {
  const groups = new Map<string, OptionCard[]>();
  for (const option of options.filter(isAction)) {
    const id = groupOf(option);
    groups.set(id, [...(groups.get(id) ?? []), option]);
  }
  return [...groups].map(([id, inGroup]) => ({
    id,
    options: inGroup,
    isFree: inGroup.some(option => isFree(option, freeActions)),
  }));
}

/** Whether an action costs nothing: by itself, or because a free action of its kind is left. */
function isFree(option: OptionCard, freeActions: readonly string[]): boolean {
  const kind = markOf(option.about, 'action') ?? '';
  if (kind === UNNAMED) return false;
  return markOf(option.about, 'cost') === '0' || freeActions.some(free => free.split(' ').includes(kind));
}

export function boardMarks(options: readonly OptionCard[], about: readonly MarkCard[] = []): ZoneMark[] {
  const marks = new Map<string, ZoneMark>();
  for (const zone of marksOf(about, 'zone')) marks.set(zone, { zone, is: 'active' });
  for (const option of options) {
    const zone = zoneOf(option);
    if (zone === undefined) continue;
    const is = lightOf(option);
    const before = marks.get(zone);
    if (before?.is === 'attack' || (before?.is === 'move' && is === 'other')) continue;
    const cost = is === 'move' || is === 'other' ? markOf(option.about, 'cost') : undefined;
    marks.set(zone, cost === undefined ? { zone, is } : { zone, is, label: cost });
  }
  return [...marks.values()];
}

function lightOf(option: OptionCard): ZoneMark['is'] {
  if (option.hasOdds) return 'attack';
  if (!isAction(option)) return 'question';
  return groupOf(option) === 'Move' ? 'move' : 'other';
}

export function optionsAt(options: readonly OptionCard[], zone: string): OptionCard[] {
  return options.filter(option => zoneOf(option) === zone);
}

/** Which of my seats answers: that of the survivor asked, else the first that may. */
export function seatFor(
  question: Question,
  mine: readonly number[],
  survivors: readonly SurvivorView[],
): number | undefined {
  const able = mine.filter(seat => question.seats.includes(seat));
  const asked = marksOf(question.about, 'survivor')
    .map(name => survivors.find(one => one.name === name)?.seat)
    .find(seat => seat !== undefined && able.includes(seat));
  return asked ?? able[0];
}

/** Letters for the buttons of the action bar: the wished one if it is free, else the first free letter of the label. */
export function lettersFor(labels: readonly { id: string; label: string }[], wished: Record<string, string>): string[] {
  const taken = new Set(['B', 'V', 'U', 'L']);
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

/** The letters of the usual actions, the same in every language so that hands remember them. */
export const USUAL_LETTERS: Record<string, string> = {
  Move: 'M',
  Search: 'S',
  Melee: 'F',
  Ranged: 'R',
  Magic: 'C',
  Enchantment: 'H',
  Guard: 'G',
  'ReorganizeAndTrade.TradeWith': 'T',
  'ReorganizeAndTrade.Reorganize': 'I',
  'TakeObjective.Take': 'O',
  'MakeNoise.Shout': 'N',
  DoNothing: 'E',
  Decline: 'E',
};

/** The actions that come first on the bar, in this order. */
export const USUAL_ACTIONS = ['Move', 'Melee', 'Ranged', 'Search', 'ReorganizeAndTrade.TradeWith', 'MakeNoise.Shout'];
