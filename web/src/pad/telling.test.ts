import { describe, expect, it } from 'vitest';
import type { OptionCard, Question } from '../protocol/messages';
import type { Finding } from '../table/row.svelte';
import { Telling } from './telling.svelte';

type Seat = ConstructorParameters<typeof Telling>[0];

const face = (n: number): OptionCard => ({
  key: `tell ${n}`,
  name: 'Tell.Face',
  about: [{ kind: 'face', id: String(n) }],
  hasOdds: false,
});
const faces = [1, 2, 3, 4, 5, 6].map(face);

function telling(name: string, dice: number, options = faces) {
  const sent: (string | undefined)[] = [];
  const question = { name, about: [{ kind: 'dice', id: String(dice) }] } as unknown as Question;
  const row = { send: (choices: Finding[]) => sent.push(...choices.map(one => one()?.key)) };
  return { it: new Telling({ isAsked: true, question, options, row } as unknown as Seat), sent };
}

describe('dice told by people', () => {
  it('are as many as were rolled, and any of them can be taken back', () => {
    const { it: told } = telling('Tell.Face', 2);
    for (const one of [face(3), face(5), face(6)]) told.tell(one);
    expect(told.told.map(one => one.key)).toEqual(['tell 3', 'tell 5']);
    told.takeBack(0);
    expect(told.told.map(one => one.key)).toEqual(['tell 5']);
  });

  it('are told by the keys of their numbers, and sent by Enter when none is missing', () => {
    const { it: told, sent } = telling('Tell.Face', 2);
    expect(told.pressNumber(3)).toBe(true);
    expect(told.press('ENTER')).toBe(false);
    expect(told.pressNumber(6)).toBe(false);
    told.pressNumber(0);
    expect(told.press('BACKSPACE')).toBe(true);
    told.pressNumber(5);
    expect(told.press('ENTER')).toBe(true);
    expect(sent).toEqual(['tell 4', 'tell 6']);
  });

  it('are rolled by the table where people would rather not', () => {
    const { it: told } = telling('Tell.Face', 3);
    told.tell(face(1));
    told.rollForUs();
    expect(told.told).toHaveLength(3);
    expect(told.told[0]?.key).toBe('tell 1');
  });
});

describe('a card told by people', () => {
  it('is one, the last that was pointed at', () => {
    const { it: told, sent } = telling('Tell.Card', 1);
    told.tell(face(1));
    told.tell(face(2));
    told.send();
    expect(sent).toEqual(['tell 2']);
    expect(told.pressNumber(0)).toBe(false);
  });
});
