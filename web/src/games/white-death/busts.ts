// The people of White Death, drawn from parts: six of the box and six guests. Invented faces, no likenesses.
import * as p from '../../draw/bust-parts';
import { circle, g, path, rect } from '../../draw/svg';

const jenia = () =>
  g(
    {},
    p.shoulders('#6d4a2d'),
    path('M-9 2C-11-6-8-12 0-12S11-6 9 2l2 8H-11z', { fill: '#a2522b' }),
    p.face(p.skin.pale),
    path('M-10-4C-10-14 10-14 10-4 6-7-6-7-10-4z', { fill: '#e9e2d3' }),
    path('M-10-5q10-5 20 0v3q-10-4-20 0z', { fill: '#bfb29a' }),
  );
const ogon = () =>
  g(
    {},
    p.shoulders('#4b5563'),
    p.face(p.skin.warm),
    path('M-7.5 1C-7 12-3 14 0 14s7-2 7.5-13c-2 3-4 3.5-7.5 3.5S-5.5 4-7.5 1z', { fill: '#2f241e' }),
    path('M-9-3C-9-13 9-13 9-3l-3-1H-6z', { fill: '#8f9bab' }),
    rect(-1.3, -11, 2.6, 10, { fill: '#667285' }),
  );
const yasuke = () =>
  g(
    {},
    p.shoulders('#1f2a33'),
    path('M-14 20l9-9 5 9 5-9 9 9z', { fill: '#3d5563' }),
    circle(0, -12, 3.4, { fill: '#16110f' }),
    path('M-8-1C-9-11 9-11 8-1z', { fill: '#16110f' }),
    p.face(p.skin.dark),
    path('M-7.2-3C-6-9 6-9 7.2-3 4-6-4-6-7.2-3z', { fill: '#16110f' }),
  );
const lorna = () =>
  g(
    {},
    path('M-13 20C-14 2-10-14 0-14S14 2 13 20z', { fill: '#3d6b4b' }),
    path('M-8 18C-9 4-7-9 0-9S9 4 8 18z', { fill: '#24402d' }),
    p.face(p.skin.olive),
    path('M-7-3C-5-9 2-9 3-8 0-6-4-5-7 1z', { fill: '#6e3d1e' }),
  );
const dragomir = () =>
  g(
    {},
    p.shoulders('#5b2f2a'),
    p.face(p.skin.pale),
    path('M-10-4C-11-15 11-15 10-4z', { fill: '#3a2a24' }),
    path('M-10.5-5.5q10.5-4 21 0v3.5q-10.5-4-21 0z', { fill: '#6b5448' }),
    path('M-6.5 3.2C-4 1.5-1 2 0 3c1-1 4-1.5 6.5.2C4 6 1.5 5 0 4.6-1.5 5-4 6-6.5 3.2z', { fill: '#7a5b3d' }),
  );
const sarnai = () =>
  g(
    {},
    p.shoulders('#5a3f73'),
    path('M-9 14C-12 0-9-12 0-12S12 0 9 14z', { fill: '#1b1620' }),
    p.face(p.skin.warm),
    path('M-8-2C-7-11 7-11 8-2 4-7-4-7-8-2z', { fill: '#1b1620' }),
    path('M-8-4.5q8-3.5 16 0', { fill: 'none', stroke: '#e3c565', 'stroke-width': 1.8 }),
    path('M0-8l2 2.6L0-2.8-2-5.4z', { fill: '#6fe0d2' }),
  );
const bogdan = () =>
  g(
    {},
    path('M-16 20C-17 9-9 7 0 8s17 1 16 12z', { fill: '#6b5a48' }),
    path('M-16 18C-14 10-8 9-4 10L0 15 4 10c4-1 10 0 12 8L8 13 0 17-8 13z', { fill: '#3f342a' }),
    p.face(p.skin.rose),
    p.beard('#a2492b'),
    path('M-5-7.5q5-2 10 0', { fill: 'none', stroke: '#b98a6e', 'stroke-width': 1 }),
  );
const vesna = () =>
  g(
    {},
    p.shoulders('#3b5a4a'),
    p.ponytail('#c9a25a'),
    p.face(p.skin.pale),
    p.fringe('#c9a25a'),
    p.band('#2f6fc4'),
    p.strap('#22281f'),
  );
const ivo = () =>
  g(
    {},
    p.shoulders('#3a3f4b'),
    p.face(p.skin.olive),
    p.sideParting('#20140f'),
    p.moustache('#20140f'),
    p.strap('#8a6a3a'),
  );
const milena = () =>
  g({}, p.shoulders('#8a6a8f'), p.longHair('#7a3f22'), p.face(p.skin.rose), p.headScarf('#b3402f', '#d8685a'));
const radko = () =>
  g({}, p.shoulders('#7a2f2f'), p.face(p.skin.warm), p.capOfHair('#2a1d16'), p.stubble('#2a1d16'), p.band('#e2d9c4'));
const zora = () =>
  g(
    {},
    p.shoulders('#22384a'),
    p.bob('#10131a'),
    p.face(p.skin.deep),
    p.fringe('#10131a'),
    p.earring('#e3c565'),
    circle(0, -8, 1.8, { fill: '#ff9b3d' }),
  );

export const busts: Record<string, () => SVGElement> = {
  Jenia: jenia,
  Ogon: ogon,
  Yasuke: yasuke,
  Lorna: lorna,
  Dragomir: dragomir,
  Sarnaï: sarnai,
  Bogdan: bogdan,
  Vesna: vesna,
  Ivo: ivo,
  Milena: milena,
  Radko: radko,
  Zora: zora,
};
// Colours that people with any colour vision tell apart in sixes; the letter is the second cue.
export const colours: Record<string, string> = {
  Jenia: '#e69f00',
  Ogon: '#56b4e9',
  Yasuke: '#35c08f',
  Lorna: '#f0e442',
  Dragomir: '#ff7a3d',
  Sarnaï: '#e58fbf',
  Bogdan: '#c9b08a',
  Vesna: '#8fd0c4',
  Ivo: '#a9b4ff',
  Milena: '#d9a2ff',
  Radko: '#ff9f9f',
  Zora: '#b6d957',
};
