// Puts the table into words: who holds a seat, and what may be done in a zone.
import { t } from '../i18n/index.svelte';
import { optionText } from '../i18n/wording';
import type { Desk } from './desk.svelte';
import { optionsAt } from './options';

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
  return namesOf(desk, desk.question?.seats ?? []);
}

/** What others may choose in a question that is asked of me too, and who they are. */
export function othersMay(desk: Desk): string[] {
  const owners = [...new Set(desk.others.map(option => (option.owners ?? []).join()))];
  return owners.map(seats => {
    const theirs = desk.others.filter(option => option.owners?.join() === seats);
    return t('table.othersMay', {
      names: namesOf(desk, theirs[0]?.owners ?? []),
      what: theirs.map(optionText).join('; '),
    });
  });
}

function namesOf(desk: Desk, seats: readonly number[]): string {
  const names = seats.map(seat => {
    const card = desk.table.seats.find(one => one.seat === seat);
    if (!card || card.holder === 'open') return t('table.openSeatNumber', { seat });
    return card.bot === undefined ? card.name : t('table.botOf', { seat });
  });
  return [...new Set(names)].join(', ');
}

/** A zone in words: what it is, who and what is in it, and what may be done there. */
export function zoneInWords(desk: Desk, zone: string): string {
  if (desk.view === undefined) return zone;
  const may = optionsAt(desk.pool, zone).map(optionText);
  const told = desk.game.zoneInWords(desk.view, zone);
  return may.length > 0 ? `${told}, ${t('table.youMay', { what: may.join('; ') })}` : told;
}
