import { describe, expect, it } from 'vitest';
import type { OptionCard } from '../../../protocol/messages';
import type { SurvivorView } from '../../../protocol/horde';
import { aloneAt, arrangers, gift, isArrangement, moveBetween, newPlace, slotsOf, withoutPlace } from './slots';

const option = (key: string, ...about: [string, string][]): OptionCard => ({
  key,
  name: 'Rearrangement',
  about: about.map(([kind, id]) => ({ kind, id })),
  hasOdds: false,
});
const put = option('put', ['survivor', 'Ogon'], ['card', 'Torch'], ['slot', 'pack1'], ['slot', 'hand1']);
const fresh = option('fresh', ['survivor', 'Ogon'], ['card', 'Bow'], ['slot', 'new'], ['slot', 'hand2']);
const give = option('give', ['survivor', 'Ogon'], ['survivor', 'Lorna'], ['card', 'Torch'], ['slot', 'pack1']);
const drop = option('drop', ['survivor', 'Ogon'], ['card', 'Torch'], ['slot', 'pack1']);
const token = option('token', ['survivor', 'Ogon'], ['survivor', 'Lorna'], ['token', 'ladder']);
const done = option('done');
const survivor = (name: string, ...cards: [string, string][]) =>
  ({ name, inventory: cards.map(([slot, card]) => ({ slot, card, isLoaded: true })) }) as SurvivorView;
const ogon = survivor('Ogon', ['hand1', ''], ['hand2', ''], ['body', ''], ['pack1', 'Torch'], ['pack2', 'Bow']);
const lorna = survivor('Lorna', ['hand1', '']);
const at = (owner: string, slot: string) => ({ owner, slot });

describe('cards in order', () => {
  it('are recognised by options that take a card elsewhere', () => {
    expect(isArrangement([put, done])).toBe(true);
    expect(isArrangement([give])).toBe(true);
    expect(isArrangement([drop, done])).toBe(false);
  });

  it('move to another place, either way of a swap', () => {
    expect(moveBetween([put], at('Ogon', 'pack1'), at('Ogon', 'hand1'))).toBe(put);
    expect(moveBetween([put], at('Ogon', 'hand1'), at('Ogon', 'pack1'))).toBe(put);
    expect(moveBetween([put], at('Ogon', 'pack1'), at('Ogon', 'hand2'))).toBeUndefined();
  });

  it('change hands at any place of the other', () => {
    expect(moveBetween([put, give], at('Ogon', 'pack1'), at('Lorna', 'body'))).toBe(give);
    expect(gift([token], at('Ogon', 'pack1'), 'Lorna')).toBeUndefined();
  });

  it('can be let go of alone', () => {
    expect(aloneAt([put, give, drop], at('Ogon', 'pack1'))).toEqual([drop]);
  });

  it('leave no option without a place on the page', () => {
    expect(withoutPlace([put, give, token, done])).toEqual([token, done]);
  });

  it('lie where the survivor has them, the new one last', () => {
    expect(slotsOf(ogon, [fresh]).map(slot => slot.slot)).toEqual(['hand1', 'hand2', 'body', 'pack1', 'new']);
    expect(slotsOf(ogon, [fresh]).at(-1)).toMatchObject({ part: 'new', card: 'Bow' });
    expect(slotsOf(ogon, [put]).at(-1)).toMatchObject({ slot: 'pack2', part: 'pack', card: 'Bow' });
  });

  it('are in hand at once when they are new', () => {
    expect(newPlace([put, fresh])).toEqual(at('Ogon', 'new'));
    expect(newPlace([put])).toBeUndefined();
  });

  it('belong to those the options name', () => {
    expect(arrangers([], [give], [lorna, ogon]).map(one => one.name)).toEqual(['Ogon', 'Lorna']);
  });
});
