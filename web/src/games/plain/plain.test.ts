import { describe, expect, it } from 'vitest';
import march from '../../board/samples/wd-m03.json';
import { gameOf } from '..';

const game = gameOf('some-game');
const { look } = game;

describe('a game nobody has drawn', () => {
  it('is one game with a cover and the theme of the pages', () => {
    expect(game).toBe(gameOf('some-game'));
    expect(look.cover().querySelector('path')).not.toBeNull();
    expect(look.mood(march)).toBeUndefined();
  });

  it('has a board if its view tells one, with people and whatever has a zone or a number in one', () => {
    const sight = look.sight(march);
    const ids = sight?.pieces.map(piece => piece.id);
    expect(sight?.people).toEqual(march.survivors.map(one => one.name));
    expect(ids).toContain('person:Jenia');
    expect(sight?.pieces).toContainEqual({ id: 'zombies:Walker', zone: '26R.f', count: 2 });
    expect(sight?.pieces.some(piece => piece.id.startsWith('spawnPoints:'))).toBe(true);
    const people = look.people(sight?.people ?? []);
    expect(look.piece('person:Jenia', people).draw(1, 'b').textContent).toContain('J');
    expect(look.piece('zombies:Walker', people).draw(3, 'b').querySelector('.count')?.textContent).toBe('3');
    expect(game.zoneInWords(march, '26R.f')).toBe('26R.f, Street, Yasuke, 2 Walker, Runner, 2 noise');
  });

  it.each([undefined, 7, {}, { board: 'none' }, { board: { zones: [], borders: [] } }, { bars: 2, wounds: [0, 1] }])(
    'has no board if its view has none: %j',
    view => expect(look.sight(view)).toBeUndefined(),
  );
});
