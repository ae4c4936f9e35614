// What names the places of a board are made of.
import type { Look, Sight } from '../board/look';
import { readBoard } from '../board/model';
import type { Site } from '../i18n/places';

export function sitesOf(sight: Sight, look: Pick<Look, 'sign'>): Site[] {
  const model = readBoard(sight.board, false);
  return model.shapes.map(shape => ({
    zone: shape.name,
    kind: shape.kind,
    middle: shape.middle,
    ...look.sign?.(shape, model, sight),
  }));
}
