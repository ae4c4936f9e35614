// What is printed on equipment cards.
import { t } from '../../../i18n/index.svelte';
import type { CardPrint, Catalogue, RaisedView, UsePrint } from '../../../protocol/horde';
import { isSame, type Place } from './slots';

export function printOf(catalogue: Catalogue | undefined, card: string): CardPrint | undefined {
  return catalogue?.equipment.find(one => one.name === card);
}

/** The cards as a group sees them that plays without all-out dice. */
export function withoutAllOut(catalogue: Catalogue): Catalogue {
  return { ...catalogue, equipment: catalogue.equipment.map(card => ({ ...card, allOut: 0 })) };
}

/** The class of a card's look: its first way to attack, armour, or a thing. */
export function cardKind(print: CardPrint | undefined): string {
  const use = print?.uses[0];
  if (use) return use.kind.toLowerCase();
  return print && print.armour > 0 ? 'armour' : 'item';
}

export function rangeOf(use: UsePrint): string {
  return use.nearest === use.farthest ? String(use.nearest) : `${use.nearest}–${use.farthest}`;
}

/** What a weapon is worth where it is carried: as printed, unless skills or other cards make it better. */
export function asCarried(
  use: UsePrint | undefined,
  raised: readonly RaisedView[],
  place: Place,
): UsePrint | undefined {
  const more = raised.find(({ survivor, slot }) => isSame({ owner: survivor, slot }, place));
  if (!use || !more) return use;
  const { dice, accuracy, damage, farthest } = more;
  return { ...use, dice, accuracy, damage, farthest };
}

/** The numbers of a card in one line as it is carried at a place. */
export function statsAt(print: CardPrint | undefined, raised: readonly RaisedView[], place: Place): string {
  return shortStats(print, asCarried(print?.uses[0], raised, place));
}

/** The numbers of a card in one line, of its first use unless another is meant. */
export function shortStats(print: CardPrint | undefined, use = print?.uses[0]): string {
  if (use)
    return t('table.stats', {
      dice: use.dice,
      allOut: print?.allOut ?? 0,
      accuracy: use.accuracy,
      damage: use.damage,
      range: rangeOf(use),
    });
  return print && print.armour > 0 ? t('table.armour', { accuracy: print.armour }) : '';
}
