import { describe, expect, it } from 'vitest';
import type { Happening, MarkCard } from '../../../protocol/messages';
import { happening } from '../../../wire/fake-line';
import { Deal } from './deal.svelte';

type Seat = ConstructorParameters<typeof Deal>[0];

const given = (giver: string, taker: string, card: string) => ({ is: 'CardGiven', rule: 'X-1', giver, taker, card });
const marks = (...all: [string, string][]): MarkCard[] => all.map(([kind, id]) => ({ kind, id }));
const moves = (...all: [string, unknown[]][]): Happening[] =>
  all.map(([key, events], i) => happening(i + 1, { key, events, seat: 1 }));

function dealt(happenings: Happening[], about = marks(['survivor', 'Ana'], ['survivor', 'Ben'])) {
  const undone: number[] = [];
  const table = {
    happenings,
    you: { name: 'Ada', seats: [1] },
    situation: { choices: happenings.length },
    takenBackBy: '',
    undo: () => undone.push(table.situation.choices),
  };
  const desk = { table, question: { about }, isArranging: true, canUndo: true, undo: 'free' };
  const deal = new Deal(desk as unknown as Seat);
  /** The table takes back the last choice, as it was asked to. */
  const takeOneBack = (by: string) => {
    table.happenings = table.happenings.slice(0, -1);
    table.situation = { choices: table.happenings.length };
    table.takenBackBy = by;
    deal.goOn();
  };
  return { deal, desk, table, undone, takeOneBack };
}

const trade = moves(
  ['give Axe of hand1 to Ben', [given('Ana', 'Ben', 'Axe')]],
  ['trade with Ben', [{ is: 'ActionPaid' }]],
  ['give Water of pack1 to Ben', [given('Ana', 'Ben', 'Water')]],
  ['put Water from pack1 in hand2 for Ben', [{ is: 'CardMoved' }]],
  ['give token key to Ben', [{ is: 'TokenGiven', rule: 'X-1', giver: 'Ana', taker: 'Ben', token: 'key' }]],
);

describe('what is dealt out while cards are laid out', () => {
  it('counts from the choice that laid them out', () => {
    const { deal } = dealt(trade);
    expect(deal.moves.map(one => one.choices)).toEqual([3, 4, 5]);
    expect(deal.gifts('Ana')).toEqual({ cards: ['Water'], tokens: ['key'] });
    expect(deal.gifts('Ben')).toEqual({ cards: [], tokens: [] });
  });

  it('knows a proposal by what it is about', () => {
    const about = marks(['survivor', 'Ana'], ['survivor', 'Ben'], ['gift', 'Axe'], ['return_token', 'map']);
    const { deal } = dealt(moves(['trade with Ben', []], ['give Axe of hand1 to Ben', []]), about);
    expect(deal.gifts('Ana')).toEqual({ cards: ['Axe'], tokens: [] });
    expect(deal.gifts('Ben')).toEqual({ cards: [], tokens: ['map'] });
  });

  it('takes every move back, one after the other, and no choice before them', () => {
    const { deal, undone, takeOneBack } = dealt(trade);
    deal.takeBack();
    takeOneBack('Ada');
    takeOneBack('Ada');
    takeOneBack('Ada');
    expect(undone).toEqual([5, 4, 3]);
    expect(deal.canTakeBack).toBe(false);
  });

  it('stops when something else happens meanwhile', () => {
    const { deal, undone, takeOneBack } = dealt(trade);
    deal.takeBack();
    takeOneBack('Ines');
    takeOneBack('Ada');
    expect(undone).toEqual([5]);
  });

  it('takes nothing back where others would have to be asked, or others moved', () => {
    const asking = dealt(trade);
    asking.desk.undo = 'asks';
    asking.deal.takeBack();
    expect(asking.undone).toEqual([]);
    const foreign = dealt([...trade, happening(6, { key: 'discard Cleo hand1 Axe', seat: 2 })]);
    expect(foreign.deal.moves).toEqual([]);
  });

  it('is nothing while no cards are laid out', () => {
    const { deal, desk } = dealt(trade);
    desk.isArranging = false;
    expect(deal.moves).toEqual([]);
  });
});
