// What is printed on equipment cards.
import { t } from '../../../i18n/index.svelte';
import type { CardPrint, Catalogue, UsePrint } from '../../../protocol/horde';

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

/** The numbers of a card in one line. */
export function shortStats(print: CardPrint | undefined): string {
  const use = print?.uses[0];
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
