// Six people of a country evening in 1968. Invented faces, no likenesses.
import * as p from '../../draw/bust-parts';
import { g } from '../../draw/svg';

const BLOND = '#d8b25e',
  BROWN = '#4a2c22',
  AUBURN = '#7a3f22';

export const busts: Record<string, () => SVGElement> = {
  Barbra: () =>
    g(
      {},
      p.shoulders('#c9b48a'),
      p.bob(BLOND),
      p.face(p.skin.rose),
      p.sideParting(BLOND),
      p.lapels('#b59c6c', '#efe6d2'),
    ),
  Ben: () =>
    g(
      {},
      p.shoulders('#d9d2bf'),
      p.lapels('#8a6a45', '#e9e3d2'),
      p.face(p.skin.deep),
      p.capOfHair('#1b1512'),
      p.stubble('#120d0b'),
    ),
  Tom: () => g({}, p.shoulders('#3f5f86'), p.vest('#2f4868', '#d9c07a'), p.face(p.skin.pale), p.fringe('#a8703a')),
  Harry: () =>
    g(
      {},
      p.shoulders('#4a4a50'),
      p.lapels('#38383e', '#ece8df'),
      p.tie('#7a2f2f'),
      p.face(p.skin.rose),
      p.bald('#5a4a3e'),
      p.glasses('#2a2420'),
    ),
  Helen: () =>
    g(
      {},
      p.shoulders('#7d4a5b'),
      p.bob(BROWN),
      p.face(p.skin.pale),
      p.fringe(BROWN),
      p.roundCollar('#efe3d6'),
      p.earring('#f2e6cc'),
    ),
  Judy: () =>
    g(
      {},
      p.shoulders('#6b8f5a'),
      p.longHair(AUBURN),
      p.face(p.skin.olive),
      p.sideParting(AUBURN),
      p.headScarf('#c9554a', '#e07a6c'),
    ),
};
// Colours that people with any colour vision tell apart; on film only the letters are left.
export const colours: Record<string, string> = {
  Barbra: '#f0e442',
  Ben: '#ff7a3d',
  Tom: '#56b4e9',
  Harry: '#35c08f',
  Helen: '#e58fbf',
  Judy: '#e69f00',
};
// Two begin with B and two with H.
export const letters: Record<string, string> = { Barbra: 'A', Harry: 'Y' };
