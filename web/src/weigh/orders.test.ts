import { describe, expect, it } from 'vitest';
import type { OrderCard } from '../protocol/messages';
import { orderKey, partnersOf } from './orders';

const order = (seat: number, kind: string, ...ids: string[]): OrderCard => ({
  seat,
  kind,
  about: ids.map((id, i) => ({ kind: i === 0 ? 'survivor' : 'zone', id })),
});

describe('partners', () => {
  const offered = [order(2, 'hold', 'Ben', 'a'), order(2, 'first', 'Ben'), order(2, 'hold', 'Cem', 'b')];

  it('are asked one by one', () => {
    const partners = partnersOf(offered, []);
    expect(partners.map(({ whom, offered: orders }) => [whom?.id, orders.map(one => one.kind)])).toEqual([
      ['Ben', ['hold', 'first']],
      ['Cem', ['hold']],
    ]);
    expect(partners.every(one => one.given === undefined)).toBe(true);
  });

  it('keep what they were asked before', () => {
    const before = order(2, 'hold', 'Ben', 'z');
    const [ben] = partnersOf(offered, [before]);
    expect(ben?.given).toBe(before);
    expect(ben?.offered.map(orderKey)).toContain(orderKey(before));
    expect(ben?.offered).toHaveLength(3);
  });
});
