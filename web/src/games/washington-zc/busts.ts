// The people of the city, drawn from parts: twelve of the box, six who were at work in Washington when the lights went out, and two
// to bring home. Invented faces, no likenesses.
import * as p from '../../draw/bust-parts';
import { circle, g, path, type Kid } from '../../draw/svg';

const BLACK = '#20140f',
  BROWN = '#4a2c22',
  RED = '#a2492b',
  BLOND = '#d8b25e',
  SILVER = '#c9cdd2';

const bust =
  (...parts: (() => Kid)[]) =>
  () =>
    g(
      {},
      parts.map(part => part()),
    );
// The hood of a costume with two ears.
const ears = (fill: string, inner: string): Kid[] => [
  path('M-9.4 6C-11-12 11-12 9.4 6 8-6-8-6-9.4 6z', { fill }),
  path('M-7-9C-10-22-4-23-3.4-11zM7-9C10-22 4-23 3.4-11z', { fill }),
  path('M-6.2-11c-1.6-7 .2-8.6 1.2-1.4zM6.2-11c1.6-7-.2-8.6-1.2-1.4z', { fill: inner }),
];
const stripes = () =>
  path('M-6-10l2 4M0-11v4M6-10L4-6M-9-3l3 2M9-3L6-1', { stroke: '#2a1a0f', 'stroke-width': 1.5, fill: 'none' });

export const busts: Record<string, () => SVGElement> = {
  Amy: bust(
    () => p.shoulders('#2f3440'),
    () => p.longHair('#3a1f3f'),
    () => p.face(p.skin.pale),
    () => p.fringe('#3a1f3f'),
    () => p.strap('#b03a4e'),
  ),
  Doug: bust(
    () => p.shoulders('#dfe3e6'),
    () => p.tie('#b4413a'),
    () => p.face(p.skin.rose),
    () => p.bald(BROWN),
    () => p.glasses('#3a3a3a'),
  ),
  Elle: bust(
    () => p.shoulders('#5f6b3d'),
    () => p.ponytail(BLOND),
    () => p.face(p.skin.rose),
    () => p.sideParting(BLOND),
    () => p.strap('#39411f'),
  ),
  Josh: bust(
    () => p.shoulders('#3b4f86'),
    () => p.face(p.skin.dark),
    () => p.capOfHair(BLACK),
    () => p.band('#e8e2d0'),
  ),
  Ned: bust(
    () => p.shoulders('#6f6a58'),
    () => p.vest('#57523f', '#c9b25a'),
    () => p.face(p.skin.olive),
    () => p.beard('#5a4632'),
    () => p.sideParting('#5a4632'),
    () => p.glasses('#d9d2bf'),
  ),
  Wanda: bust(
    () => p.shoulders('#c9564a'),
    () => p.bob(RED),
    () => p.face(p.skin.rose),
    () => p.fringe(RED),
    () => p.badge('#f4efe2'),
  ),
  'Bunny G': bust(
    () => p.shoulders('#e7dce2'),
    () => p.face(p.skin.warm),
    () => ears('#efe6ea', '#d99aa8'),
  ),
  Lili: bust(
    () => p.shoulders('#7a3d6b'),
    () => p.longHair(BROWN),
    () => p.face(p.skin.warm),
    () => p.fringe(BROWN),
    () => p.band('#f0d36a'),
  ),
  Lou: bust(
    () => p.shoulders('#3f7f86'),
    () => p.face(p.skin.deep),
    () => p.curls(BLACK),
  ),
  Odin: bust(
    () => p.shoulders('#4f6d3a'),
    () => p.face(p.skin.rose),
    () => p.fringe('#d9a441'),
    () => p.peakedCap('#3d5230', '#2c3b23'),
  ),
  Ostara: bust(
    () => p.shoulders('#9c7fc2'),
    () => p.bob(BLOND),
    () => p.face(p.skin.pale),
    () => p.fringe(BLOND),
    () => p.roundCollar('#f4efe2'),
  ),
  'Tiger Sam': bust(
    () => p.shoulders('#d98a2e'),
    () => p.face(p.skin.olive),
    () => ears('#d98a2e', '#f4e2c0'),
    stripes,
  ),
  Angelo: bust(
    () => p.shoulders('#2c3f57'),
    () => p.vest('#1e2c3f', '#d8c25a'),
    () => p.face(p.skin.warm),
    () => p.peakedCap('#22344b', '#15202f'),
    () => p.moustache('#2a1d16'),
  ),
  Justin: bust(
    () => p.shoulders('#8b2f2f'),
    () => p.face(p.skin.dark),
    () => p.beard('#1a1310'),
    () => p.band('#e2d9c4'),
    () => p.strap('#4a2a1f'),
  ),
  Anton: bust(
    () => p.shoulders('#2b2f36'),
    () => p.lapels('#1d2026', '#e9edf0'),
    () => p.tie('#3d6fa8'),
    () => p.face(p.skin.pale),
    () => p.sideParting(SILVER),
    () => p.stubble('#6d7278'),
  ),
  Tess: bust(
    () => p.shoulders('#3b4a3a'),
    () => p.ponytail(RED),
    () => p.face(p.skin.rose),
    () => p.capOfHair(RED),
    () => p.strap('#22281f'),
  ),
  Mindy: bust(
    () => p.shoulders('#d08a2e'),
    () => p.curls(BLACK),
    () => p.face(p.skin.deep),
    () => p.glasses('#f0e6cf'),
    () => p.badge('#f4efe2'),
  ),
  Ashley: bust(
    () => p.shoulders('#5a6b76'),
    () => p.longHair('#20212b'),
    () => p.face(p.skin.olive),
    () => p.fringe('#20212b'),
    () => p.roundCollar('#dfe6ea'),
  ),
  President: bust(
    () => p.shoulders('#232b3d'),
    () => p.bob(SILVER),
    () => p.lapels('#1a2130', '#f4efe2'),
    () => p.face(p.skin.dark),
    () => p.sideParting(SILVER),
    () => circle(-8, 15, 1.6, { fill: '#d8b25a' }),
  ),
  Taylor: bust(
    () => p.shoulders('#6b7f58'),
    () => p.face(p.skin.olive),
    () => p.curls(BROWN),
    () => p.glasses('#2a2420'),
    () => p.strap('#3b3026'),
  ),
};
// Colours that people with any colour vision tell apart in sixes; the letter is the second cue.
export const colours: Record<string, string> = {
  Amy: '#ff9f9f',
  Doug: '#a9b4ff',
  Elle: '#b6d957',
  Josh: '#7fa8ff',
  Ned: '#c9b08a',
  Wanda: '#ff8f5a',
  'Bunny G': '#f4d6e4',
  Lili: '#d9a2ff',
  Lou: '#8fd0c4',
  Odin: '#8fc46a',
  Ostara: '#f7c6ff',
  'Tiger Sam': '#ffb347',
  Angelo: '#f0e442',
  Justin: '#ff7a3d',
  Anton: '#e69f00',
  Tess: '#56b4e9',
  Mindy: '#35c08f',
  Ashley: '#e58fbf',
};
// Many begin alike.
export const letters: Record<string, string> = {
  Anton: 'N',
  Ashley: 'Y',
  Ned: 'D',
  Doug: 'G',
  'Bunny G': 'B',
  Lou: 'U',
  Odin: 'O',
  Ostara: 'R',
  'Tiger Sam': 'S',
};
