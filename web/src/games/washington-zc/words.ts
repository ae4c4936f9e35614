// What a zone of the city has besides what every zone has, in words.
import { t } from '../../i18n/index.svelte';
import type { HordeView } from '../horde/view';
import { cards, fallen, lightOf, linksOf, numberOf } from './view';

export function cityInWords(view: HordeView, zone: string): string[] {
  const flags = view.board.zones.find(one => one.name === zone)?.flags ?? [];
  const isHere = (one: { zone: string }) => one.zone === zone;
  return [
    ...(flags.includes('dark') ? [t('table.darkRoom')] : []),
    ...(flags.includes('secret') ? [t('table.secretRoom')] : []),
    ...lightInWords(view, zone),
    ...cards(view)
      .filter(isHere)
      .map(({ id }) => t(id.startsWith('card:up') ? 'table.cardUpHere' : 'table.cardHere', { number: numberOf(id) })),
    ...fallen(view)
      .filter(one => isHere(one) && one.fate !== 'picked_up')
      .map(({ survivor, fate }) => t(fate === 'dead' ? 'table.graveHere' : 'table.liesHere', { survivor })),
    ...linksOf(view)
      .filter(({ one, other }) => zone === one || zone === other)
      .map(({ kind, one, other }) => t(`table.linkTo.${kind}`, { zone: zone === one ? other : one })),
  ];
}

function lightInWords(view: HordeView, zone: string): string[] {
  const light = lightOf(view);
  if (!light) return [];
  const level = light.lit.includes(zone)
    ? [t('landmark.light')]
    : [t(light.seen.includes(zone) ? 'table.light.seen' : 'table.light.unseen')];
  return light.watchers.some(one => one.zone === zone) ? [...level, t('table.sawLight')] : level;
}
