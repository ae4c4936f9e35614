// Puts the table into words: who holds a seat, what stands in a zone, what an option is called.
import { found, name, t } from '../i18n/index.svelte';
import { optionText } from '../i18n/wording';
import type { OptionCard } from '../protocol/messages';
import type { LevelPrint, SurvivorView, TableView, ZoneView } from '../protocol/horde';
import type { Desk } from './desk.svelte';
import { optionsAt, SKILL } from './options';

/** Who answers for a seat: you, a name, a bot, or nobody. */
export function holderOf(desk: Desk, seat: number): string {
  const card = desk.table.seats.find(one => one.seat === seat);
  if (!card) return '';
  if (card.bot !== undefined) return t('table.bot');
  if (desk.table.you.seats.includes(seat)) return t('table.you');
  if (card.holder === 'open') return t('table.openSeat');
  return card.isHere ? card.name : t('table.notHere', { name: card.name });
}

/** The people who may answer, when it is not this person. */
export function waitingFor(desk: Desk): string {
  const seats = desk.question?.seats ?? [];
  const names = seats.map(seat => {
    const card = desk.table.seats.find(one => one.seat === seat);
    if (!card || card.holder === 'open') return t('table.openSeatNumber', { seat });
    return card.bot === undefined ? card.name : t('table.botOf', { seat });
  });
  return [...new Set(names)].join(', ');
}

export function levelsOf(desk: Desk): LevelPrint[] {
  return desk.catalogue?.levels ?? [];
}

/** How many dots a survivor's actions take, as far as the table has shown. */
export function mostActions(survivor: SurvivorView): number {
  return Math.max(survivor.actions, 3);
}

/** The name of a kind of action: a word for the button if there is one, else what its option says. */
export function actionText(group: string, option?: OptionCard): string {
  if (group.startsWith(SKILL)) return name('skill', group.slice(SKILL.length));
  return found(`action.${group}`) ?? (option ? optionText(option) : group);
}

export function zoneText(zone: ZoneView): string {
  return `${zone.name}, ${name('zone', zone.kind)}`;
}

/** A zone in words: what it is, who and what is in it, and what may be done there. */
export function zoneInWords(view: TableView, zone: ZoneView, options: readonly OptionCard[]): string {
  const here = [
    ...view.survivors.filter(one => one.zone === zone.name && one.presence === 'on_board').map(one => one.name),
    ...zone.zombies.map(one => counted(one.count, name('zombie', one.kind, one.count))),
    ...zone.allies.map(one => counted(one.count, name('ally', one.kind, one.count))),
    ...zone.tokens.map(one => counted(one.count, name('token', one.kind, one.count))),
    ...view.landmarks.filter(one => one.zone === zone.name).map(one => name('landmark', one.kind)),
    ...view.objectives.filter(one => one.zone === zone.name).map(one => objectiveText(one.colour)),
    ...view.spawnPoints.filter(one => one.zone === zone.name).map(one => name('spawnPlace', one.name)),
  ];
  const may = optionsAt(options, zone.name).map(optionText);
  const parts = [zoneText(zone), ...here];
  if (may.length > 0) parts.push(t('table.youMay', { what: may.join('; ') }));
  return parts.join(', ');
}

function objectiveText(colour: string): string {
  return colour === '' ? t('table.objectiveHidden') : t('table.objective', { colour: name('colour', colour) });
}

function counted(count: number, what: string): string {
  return count === 1 ? what : `${count} ${what}`;
}
