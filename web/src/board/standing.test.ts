import { describe, expect, it } from 'vitest';
import { lookOf } from '../games';
import { readBoard } from './model';
import march from './samples/wd-m03.json';
import { pieceLayer } from './standing';

describe('pieces in a zone', () => {
  it('overlap so that the number at the foot of each stays free', () => {
    const kinds = ['Walker', 'Brute', 'Runner', 'Abomination'];
    const pieces = kinds.map(kind => ({ id: `zombie:${kind}`, zone: '30V.a', count: 2 }));
    const look = lookOf('white-death');
    const drawn = pieceLayer(readBoard(march.board), pieces, look, look.people([]), 'test')
      .flatMap(group => (group instanceof SVGElement ? [...group.querySelectorAll('[data-piece]')] : []))
      .map(piece =>
        piece
          .getAttribute('transform')
          ?.match(/translate\((\S+) (\S+)\)/)
          ?.slice(1)
          .map(Number),
      );
    const rows = drawn.map(place => [place?.[1] ?? 0, place?.[0] ?? 0] as const);
    // Whoever stands lower, or farther to the right, was drawn before.
    expect(rows).toEqual(rows.toSorted(([y, x], [oy, ox]) => oy - y || ox - x));
    expect(rows).toHaveLength(4);
  });
});
