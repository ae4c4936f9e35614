// Dark Darker Darkest: seven who came for the cure. Invented faces, no likenesses.
import * as p from '../../../draw/bust-parts';
import { g } from '../../../draw/svg';

const drawBruce = () =>
  g(
    {},
    p.shoulders('#3a2f2a'),
    p.lapels('#241c18', '#8f7a64'),
    p.face(p.skin.warm),
    p.capOfHair('#6d645c'),
    p.moustache('#6d645c'),
  );
const drawJack = () =>
  g(
    {},
    p.shoulders('#2f4258'),
    p.vest('#1f2d3d', '#9cb6d6'),
    p.face(p.skin.pale),
    p.sideParting('#2e2019'),
    p.stubble('#2e2019'),
  );
const drawLeo = () =>
  g(
    {},
    p.shoulders('#c24b2e'),
    p.vest('#a63c22', '#f0d36a'),
    p.face(p.skin.dark),
    p.peakedCap('#2b2226', '#c24b2e'),
    p.beard('#140f0d'),
  );
const drawLucy = () =>
  g({}, p.shoulders('#e0d3bf'), p.bob('#17141a'), p.face(p.skin.olive), p.fringe('#17141a'), p.glasses('#b03a3a'));
const drawNina = () =>
  g(
    {},
    p.shoulders('#e9efe9'),
    p.longHair('#5a2a1c'),
    p.face(p.skin.warm),
    p.sideParting('#5a2a1c'),
    p.lapels('#cfdad2', '#3f7f66'),
  );
const drawBunny = () =>
  g({}, p.shoulders('#2a2a2e'), p.curls('#e8c86a'), p.face(p.skin.rose), p.band('#d8477a'), p.earring('#f4efe2'));
const drawChuck = () =>
  g(
    {},
    p.shoulders('#1b1b20'),
    p.lapels('#26262d', '#3a2a2a'),
    p.face(p.skin.olive),
    p.fringe('#0f0d10'),
    p.band('#a32020'),
  );

export const busts: Readonly<Record<string, () => SVGElement>> = {
  'Bruce Romero': drawBruce,
  'Jack Fulci': drawJack,
  'Leo Friedkin': drawLeo,
  'Lucy Chang': drawLucy,
  'Nina Argento': drawNina,
  'Bunny Van Camp': drawBunny,
  'Chuck Lee': drawChuck,
};
export const colours: Readonly<Record<string, string>> = {
  'Bruce Romero': '#ff9b3d',
  'Jack Fulci': '#56b4e9',
  'Leo Friedkin': '#a97bff',
  'Lucy Chang': '#f0e442',
  'Nina Argento': '#35c08f',
  'Bunny Van Camp': '#f4efe2',
  'Chuck Lee': '#9aa0ac',
};
/** Second letters where the first are taken twice in the box: no letter twice in a game. */
export const letters: Readonly<Record<string, string>> = {
  'Lucy Chang': 'L',
  'Leo Friedkin': 'O',
  'Bunny Van Camp': 'Y',
};
