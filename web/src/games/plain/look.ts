// The look of a game nobody has drawn: plain grounds and walls, and letters for whatever stands on them.
import type { BorderLook, Look, PieceLook, ZoneLook } from '../../board/look';
import { drawWall } from '../../draw/borders';
import { anyone } from '../../draw/busts';
import { drawCover } from '../../draw/covers';
import { drawPlain } from '../../draw/grounds';
import { drawPortrait } from '../../draw/people';
import { portraitsOf } from '../../draw/portraits';
import { g } from '../../draw/svg';
import { drawAnyToken } from '../../draw/tokens';
import { drawCount } from '../../draw/zombies';
import { PERSON, sightOf } from './sight';

export const plainZone: ZoneLook = { terrain: 'open', ground: drawPlain };
export const plainBorder: BorderLook = { rank: 5, draw: () => drawWall(true) };

function token(name: string): PieceLook {
  const draw = (count: number) =>
    count > 1 ? g({}, drawAnyToken(name), drawCount(10, 10, count)) : drawAnyToken(name);
  return { place: 'middle', rank: 1, draw };
}

export function plainLook(game: string): Look {
  return {
    theme: 'plain',
    mood: () => undefined,
    zone: () => plainZone,
    border: () => plainBorder,
    edge: plainBorder,
    piece: (id, people) => {
      const split = id.indexOf(':');
      const [kind, name] = [id.slice(0, split), id.slice(split + 1)];
      const portrait = kind === PERSON ? people.get(name) : undefined;
      return portrait ? { place: 'middle', rank: 0, draw: () => drawPortrait(portrait, 19) } : token(name);
    },
    badge: name => drawAnyToken(name),
    people: names => portraitsOf(names, {}, anyone),
    sight: sightOf,
    animations: {},
    cover: () => drawCover(game),
  };
}
