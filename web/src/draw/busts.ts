// A bust for people nobody has drawn yet: the same name always has the same face.
import * as p from './bust-parts';
import { rng, seedOf } from './rng';
import { g } from './svg';

export function anyone(name: string): SVGElement {
  const r = rng(seedOf(name));
  const hair = r.pick(['#20140f', '#3a2c24', '#6e3d1e', '#a2492b', '#c9a25a', '#8f9bab']);
  const tone = r.pick([p.skin.pale, p.skin.warm, p.skin.dark, p.skin.olive, p.skin.deep, p.skin.rose]);
  const cloth = r.pick(['#4a5568', '#5b2f2a', '#3d6b4b', '#5a3f73', '#6d4a2d', '#2c3f57']);
  const behind = r.pick([p.longHair, p.bob, p.ponytail, () => null]);
  const above = r.pick([p.capOfHair, p.sideParting, p.fringe]);
  const more = r.pick([p.beard, p.moustache, p.stubble, p.band, () => null, () => null]);
  return g({}, p.shoulders(cloth), behind(hair), p.face(tone), above(hair), more(hair));
}
