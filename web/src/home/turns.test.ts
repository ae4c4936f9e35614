import { describe, expect, it } from 'vitest';
import type { SeatCard } from '../protocol/messages';
import { Turns, turnOf } from './turns.svelte';

const seat = (number: number, holder: SeatCard['holder'], name: string): SeatCard => ({
  seat: number,
  holder,
  name,
  isHere: false,
  orders: [],
});
const seats = [seat(1, 'person', 'Ada'), seat(2, 'person', 'Ben'), seat(3, 'bot', ''), seat(4, 'person', 'Ada')];

describe('whose turn it is', () => {
  it('is told of oneself first, of others by name, never of bots', () => {
    expect(turnOf([4], seats, 'Ada')).toEqual({ isMine: true, names: ['Ada'] });
    expect(turnOf([1, 2, 4], seats, 'Ben')).toEqual({ isMine: true, names: ['Ada', 'Ben'] });
    expect(turnOf([2], seats, 'Ada')).toEqual({ isMine: false, names: ['Ben'] });
    expect(turnOf([3], seats, 'Ada')).toBeUndefined();
    expect(turnOf([], seats, 'Ada')).toBeUndefined();
  });

  it('is asked once of each table, with its own key; one that does not answer is left out', async () => {
    const asked: string[] = [];
    const turns = new Turns(token => ({
      ask: <X>(path: string) => {
        asked.push(`${token} ${path}`);
        if (path.includes('gone')) return Promise.resolve({ isGranted: false as const, refusal: {} as never });
        const value = path.endsWith('/options') ? { question: { seats: [2] } } : { seats };
        return Promise.resolve({ isGranted: true as const, value: value as X });
      },
    }));
    const keys = { here: { token: 'a', name: 'Ben' }, gone: { token: 'b', name: 'Ben' } };
    await turns.ask(['gone', 'here', 'stranger'], keys);
    await turns.ask(['here'], keys);
    expect(turns.at('here')).toEqual({ isMine: true, names: ['Ben'] });
    expect(turns.at('gone')).toBeUndefined();
    expect(asked.filter(each => each.startsWith('a '))).toHaveLength(2);
    expect(asked.some(each => each.includes('stranger'))).toBe(false);
  });
});
