// Which face of the ID card each survivor shows, as the view tells it: the cards lie in the order of the team.
import { annexed, type HordeView } from '../horde/view';

const ROMERO = 'romero';

export function faceOf(view: HordeView, survivor: string): string | undefined {
  const cards = annexed<{ showing: string }>(view, 'Faces', 'cards');
  return cards[view.survivors.findIndex(one => one.name === survivor)]?.showing;
}
export const onFilm = (view: HordeView): string[] =>
  view.survivors.map(({ name }) => name).filter(name => faceOf(view, name) === ROMERO);

// The film is black and white until somebody dares.
export function mood(view: HordeView, survivor?: string): string | undefined {
  const faces = survivor ? [faceOf(view, survivor)] : view.survivors.map(({ name }) => faceOf(view, name));
  return faces.length > 0 && faces.every(face => face === ROMERO) ? ROMERO : undefined;
}
export function states(view: HordeView, survivor: string): string[] {
  const face = faceOf(view, survivor);
  return face ? [`face.${face}`] : [];
}
