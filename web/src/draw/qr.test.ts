import { describe, expect, it } from 'vitest';
import { qrCode } from './qr';

/** What a reader of QR codes was shown and read as "redoubt". */
const REDOUBT = `
#######..###..#######
#.....#.......#.....#
#.###.#.#####.#.###.#
#.###.#.#.#...#.###.#
#.###.#.#.#.#.#.###.#
#.....#.#..#..#.....#
#######.#.#.#.#######
........#............
#.#####..#.#..#####..
...##......#####.##.#
###...#..##.#.##.###.
#..#.#.#.#.#####.##.#
.#.####..##.#........
........#.#.#...#####
#######..#.#.#....##.
#.....#.#......######
#.###.#.#..#.#.#...#.
#.###.#.##########...
#.###.#.#...#.#..#...
#.....#..#.####..##..
#######.#...#....#.#.
`;

describe('a QR code', () => {
  it('is drawn as readers expect it', () => {
    const drawn = qrCode('redoubt')?.map(row => row.map(isDark => (isDark ? '#' : '.')).join(''));
    expect(drawn?.join('\n')).toBe(REDOUBT.trim());
  });

  it('grows with its text', () => {
    expect(qrCode('A')?.length).toBe(21);
    expect(qrCode('a'.repeat(14))?.length).toBe(21);
    expect(qrCode('a'.repeat(15))?.length).toBe(25);
    expect(qrCode('a'.repeat(213))?.length).toBe(57);
    expect(qrCode('a'.repeat(214))).toBeUndefined();
  });
});
