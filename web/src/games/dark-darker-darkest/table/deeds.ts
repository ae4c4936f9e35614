// The deeds that survivors of an acting group are offered, sorted under their names. Nothing here knows a rule: only marks are read.
import type { OptionCard } from '../../../protocol/messages';
import { marksNamed, zoneOf } from '../../../table/options';

/** Deeds of one kind that one survivor may do, as one button. */
export interface Deed {
  id: string;
  who: string;
  name: string;
  options: OptionCard[];
}

/** Whose deed an option is: the first survivor it names. */
export const doerOf = (option: OptionCard): string => marksNamed(option.about, 'survivor')[0] ?? '';

/** The action points that a deed takes: the least and the most of its ways. */
export function costOf(deed: Deed): [least: number, most: number] {
  const costs = deed.options.map(option => Number(marksNamed(option.about, 'cost')[0] ?? 0));
  return [Math.min(...costs), Math.max(...costs)];
}

/** The usual ones first, the last ones last, whatever cards and skills add in between. */
const FIRST = [
  'Move',
  'Fight',
  'Search',
  'OpenDoor',
  'Trade',
  'PutOutFire',
  'OperateTerminal',
  'UseFunction',
  'BreakFree',
];
const LAST = ['BuySkill', 'ShowdownActs.CallShift', 'OperateTerminal.Leave', 'Rest', 'GroupActs.Finish'];
function rankOf(name: string): number {
  const [first, last] = [FIRST.indexOf(name), LAST.indexOf(name)];
  if (first >= 0) return first;
  return last >= 0 ? 100 + last : 50;
}

export function deedsOf(options: readonly OptionCard[], who: string): Deed[] {
  const deeds = new Map<string, Deed>();
  for (const option of options.filter(one => doerOf(one) === who)) {
    const deed = deeds.get(option.name) ?? { id: `${who}|${option.name}`, who, name: option.name, options: [] };
    deeds.set(option.name, { ...deed, options: [...deed.options, option] });
  }
  return [...deeds.values()].sort((a, b) => rankOf(a.name) - rankOf(b.name));
}

/** Who may go where, by rooms. */
export function goersOf(options: readonly OptionCard[]): Map<string, string[]> {
  const goers = new Map<string, string[]>();
  for (const option of options.filter(one => one.name === 'Move')) {
    const zone = zoneOf(option);
    const known = goers.get(zone ?? '') ?? [];
    const who = doerOf(option);
    if (zone !== undefined && !known.includes(who)) goers.set(zone, [...known, who]);
  }
  return goers;
}

/** What an option says without the name of who does it, which stands above it already. */
export function withoutName(text: string, who: string): string {
  const rest = text.startsWith(who) ? text.slice(who.length).replace(/^\s*:\s*/u, '') : text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The first name, as people call each other. */
export const firstName = (name: string): string => name.split(' ')[0] ?? name;
