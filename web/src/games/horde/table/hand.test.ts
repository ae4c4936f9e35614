import { describe, expect, it } from 'vitest';
import type { SurvivorView } from '../../../protocol/horde';
import type { OptionCard } from '../../../protocol/messages';
import type { Finding } from '../../../table/row.svelte';
import { Hand } from './hand.svelte';

type Seat = ConstructorParameters<typeof Hand>[0];

const option = (key: string, ...about: [string, string][]): OptionCard => ({
  key,
  name: key,
  about: about.map(([kind, id]) => ({ kind, id })),
  hasOdds: false,
});
const person = (name: string, cards: Record<string, string>): SurvivorView =>
  ({
    name,
    inventory: Object.entries(cards).map(([slot, card]) => ({ slot, card, isLoaded: true })),
  }) as unknown as SurvivorView;

const give = option('give axe', ['survivor', 'Ana'], ['slot', 'hand 1'], ['survivor', 'Ben']);
const draw = option('pack to hand', ['survivor', 'Ben'], ['slot', 'pack 1'], ['slot', 'hand 1']);
const done = option('done');

function hand(options: OptionCard[], survivors: SurvivorView[]) {
  const row: Finding[] = [];
  const desk = { survivors, options, extras: [], isArranging: true, row: { send: (c: Finding[]) => row.push(...c) } };
  return { hand: new Hand(desk as unknown as Seat), desk, row };
}

describe('a card in hand', () => {
  const ana = person('Ana', { 'hand 1': 'Axe', 'pack 1': '' });
  const ben = person('Ben', { 'hand 1': '', 'pack 1': '' });

  it('is known by its place, and let go when it is taken again', () => {
    const { hand: held } = hand([give, done], [ana, ben]);
    const place = { owner: 'Ana', slot: 'hand 1' };
    held.hold(place);
    expect(held.card).toBe('Axe');
    expect(held.isHeld(place)).toBe(true);
    expect(held.moveTo(place)).toBeUndefined();
    held.hold(place);
    expect(held.held).toBeUndefined();
  });

  it('goes on from where the table puts it to the place that was meant', () => {
    const { hand: held, desk, row } = hand([give, done], [ana, ben]);
    held.hold({ owner: 'Ana', slot: 'hand 1' });
    held.put({ owner: 'Ben', slot: 'hand 1' });
    expect(row[0]!()).toBe(give);
    desk.survivors = [person('Ana', { 'hand 1': '', 'pack 1': '' }), person('Ben', { 'hand 1': '', 'pack 1': 'Axe' })];
    desk.options = [draw, done];
    expect(row[1]!()).toBe(draw);
    desk.survivors = [ana, person('Ben', { 'hand 1': 'Axe', 'pack 1': '' })];
    expect(row[1]!()).toBeUndefined();
  });

  it('is thrown away in one way while cards are put in order, though it may be at any time', () => {
    const drop = { ...option('drop', ['survivor', 'Ana'], ['slot', 'hand 1']), name: 'Rearrangement.Drop' };
    const discard = { ...option('discard', ['survivor', 'Ana'], ['slot', 'hand 1']), name: 'DiscardCard' };
    const eat = { ...option('eat', ['survivor', 'Ana'], ['slot', 'hand 1']), name: 'Consume' };
    const { hand: held, desk } = hand([drop, done], [ana, ben]);
    Object.assign(desk, { extras: [discard, eat] });
    held.hold({ owner: 'Ana', slot: 'hand 1' });
    expect(held.alone).toEqual([drop, eat]);
    desk.options = [done];
    expect(held.alone).toEqual([discard, eat]);
  });

  it('is put away for good once it has been found, unless another is still to be placed', () => {
    const place = option('put', ['survivor', 'Ana'], ['slot', 'new'], ['slot', 'pack 1']);
    const { hand: held, desk, row } = hand([place, done], [person('Ana', { 'pack 1': '', new: 'Water' })]);
    held.hold({ owner: 'Ana', slot: 'new' });
    held.put({ owner: 'Ana', slot: 'pack 1' });
    expect(row[0]!()).toBe(place);
    expect(row[1]!()).toBeUndefined();
    desk.options = [draw, done];
    expect(row[1]!()).toBe(done);
  });
});
