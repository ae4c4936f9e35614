import { describe, expect, it } from 'vitest';
import { isSamePage, pathOf, placeAt, placeOf, type Place } from './router';

describe('the router', () => {
  const places: Place[] = [
    { page: 'home' },
    { page: 'table', table: 'k3x9' },
    { page: 'join', table: 'k3x9', invite: 'a b/c' },
    { page: 'watch', table: 'k3x9', code: 'w' },
    { page: 'film', table: 'k3x9', code: undefined, at: undefined },
    { page: 'film', table: 'k3x9', code: 'w', at: 52 },
    { page: 'film', table: 'k3x9', code: 'w', at: undefined, isTold: true },
    { page: 'campaign', table: 'k3x9', code: undefined },
    { page: 'campaign', table: 'k3x9', code: 'w' },
    { page: 'rules', game: '' },
    { page: 'rules', game: 'white-death', rule: undefined },
    { page: 'rules', game: 'white-death', rule: 'WD-ATK-02' },
  ];

  it.each(places)('writes and reads $page', place => {
    expect(placeAt(new URL(pathOf(place), 'http://localhost'))).toEqual(place);
  });

  it('keeps codes where no server sees them', () => {
    for (const place of places) {
      const { pathname, search } = new URL(pathOf(place), 'http://localhost');
      if ('code' in place && place.code) expect(`${pathname}${search}/`).not.toContain(`/${place.code}/`);
      if ('invite' in place) expect(pathname + search).not.toContain(encodeURIComponent(place.invite));
    }
  });

  it('follows old links, whose code is in the path', () => {
    expect(placeOf('/join/k3x9/a%20b')).toEqual({ page: 'join', table: 'k3x9', invite: 'a b' });
    expect(placeOf('/watch/k3x9/w')).toEqual({ page: 'watch', table: 'k3x9', code: 'w' });
    expect(placeOf('/film/k3x9/w', '?at=3')).toEqual({ page: 'film', table: 'k3x9', code: 'w', at: 3 });
    expect(placeOf('/watch/k3x9', '', '#%E0%A4%A')).toEqual({ page: 'lost' });
  });

  it('finds nothing where no page is', () => {
    for (const path of ['/nowhere', '/table', '/join/k3x9', '/table/a/b', '/film/a/b/c', '/table/%E0%A4%A'])
      expect(placeOf(path)).toEqual({ page: 'lost' });
  });

  it('takes two moments for a clip, the later one last', () => {
    const clip = { page: 'film', table: 'a', code: 'w', at: 4, to: 6 } as const;
    expect(pathOf(clip)).toBe('/film/a?at=4&to=6#w');
    expect(placeOf('/film/a', '?at=4&to=6', '#w')).toEqual(clip);
    expect(placeOf('/film/a', '?at=6&to=6')).not.toHaveProperty('to');
    expect(placeOf('/film/a', '?to=6')).not.toHaveProperty('to');
    expect(isSamePage(clip, { ...clip, at: 0 })).toBe(true);
  });
  it('takes only a number for the moment of a film', () => {
    expect(placeOf('/film/a', '?at=7')).toMatchObject({ at: 7 });
    for (const search of ['', '?at=', '?at=-1', '?at=x', '?at=1e3', '?at=99999999999'])
      expect(placeOf('/film/a', search)).toMatchObject({ at: undefined });
  });

  it('stays on a page when only the moment or the entry changes', () => {
    expect(isSamePage({ page: 'film', table: 'a' }, { page: 'film', table: 'a', at: 3 })).toBe(true);
    expect(isSamePage({ page: 'film', table: 'a' }, { page: 'film', table: 'b' })).toBe(false);
    expect(isSamePage({ page: 'rules', game: 'a' }, { page: 'rules', game: 'a', rule: 'X-1' })).toBe(true);
    expect(isSamePage({ page: 'home' }, { page: 'lost' })).toBe(false);
  });
});
