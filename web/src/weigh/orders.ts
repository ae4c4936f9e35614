// What partners in lent seats can be asked to do, in words.
import { name, t } from '../i18n/index.svelte';
import type { MarkCard, OrderCard } from '../protocol/messages';

/** Somebody who can be asked, and what for. */
export interface Partner {
  id: string;
  seat: number;
  whom: MarkCard | undefined;
  offered: OrderCard[];
  given: OrderCard | undefined;
}

/** The word under which an order is picked from a list. */
export const orderKey = ({ kind, about }: OrderCard): string =>
  [kind, ...about.map(mark => `${mark.kind} ${mark.id}`)].join('|');

/** Everybody who can be asked, in the order of the table, with what they were asked. */
export function partnersOf(offered: readonly OrderCard[], given: readonly OrderCard[]): Partner[] {
  const partners = new Map<string, Partner>();
  for (const order of offered) {
    const whom = order.about[0];
    const id = `${order.seat} ${whom?.id ?? ''}`;
    const partner = partners.get(id) ?? { id, seat: order.seat, whom, offered: [], given: undefined };
    partner.offered.push(order);
    partners.set(id, partner);
  }
  for (const partner of partners.values()) {
    const asked = given.find(one => one.seat === partner.seat && one.about[0]?.id === partner.whom?.id);
    partner.given = asked;
    // What was asked stays to be seen, even if it could not be asked now.
    if (asked && !partner.offered.some(one => orderKey(one) === orderKey(asked))) partner.offered.unshift(asked);
  }
  return [...partners.values()];
}

/** What is asked, as somebody at the table would say it. */
export function orderText({ kind, about }: OrderCard): string {
  const thing = about[1];
  if (kind === 'hold') return thing ? t('order.holdAt', { zone: thing.id }) : t('order.hold');
  if (kind === 'follow') return t('order.follow', { who: thing ? name(thing.kind, thing.id) : '' });
  if (kind === 'first') return t('order.first');
  return thing?.kind === 'zone'
    ? t('order.fetch', { zone: thing.id })
    : t('order.fetchThing', { what: thing ? name(thing.kind, thing.id) : '' });
}
