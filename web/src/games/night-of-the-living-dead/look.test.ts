import { describe, expect, it } from 'vitest';
import march from '../../board/samples/wd-m03.json';
import { drawGear } from '../../draw/gear';
import { drawPlain } from '../../draw/grounds';
import { contentOf, eventsOf } from '../content';
import type { HordeView } from '../horde/view';
import { nightOfTheLivingDead } from '.';
import { busts, colours } from './busts';

const GAME = 'night-of-the-living-dead';
const { column, legend } = contentOf(GAME);
const { look } = nightOfTheLivingDead;

// Any table of the family, with the annexes of this game.
function table(annexes: HordeView['annexes']): HordeView {
  const view = structuredClone(march) as unknown as HordeView;
  view.annexes = annexes;
  return view;
}
const faces = (...showing: string[]) => ({ is: 'Faces', cards: showing.map(face => ({ base: face, showing: face })) });
const [first, second, third] = (march as unknown as HordeView).survivors.map(one => one.name);

describe('Night of the Living Dead', () => {
  it('has a theme, a ground for every kind of zone and a line for every kind of border', () => {
    expect(look.theme).toBe('night');
    expect(legend('zone')).toHaveLength(7);
    for (const kind of legend('zone')) expect(look.zone(kind).ground, kind).not.toBe(drawPlain);
    expect(legend('border')).toHaveLength(11);
    for (const kind of legend('border')) expect(look.border(kind), kind).not.toBe(look.border('unheard of'));
  });
  it('tells open from shut by the drawing', () => {
    const site = { near: 'room', far: 'open', isFace: false } as unknown as Parameters<typeof look.edge.draw>[0];
    const drawn = (kind: string) => look.border(kind).draw(site)?.outerHTML;
    for (const kind of ['door', 'barricade', 'stairs']) expect(drawn(kind)).not.toBe(drawn(`closed-${kind}`));
  });
  it('has figures for every ghoul, and a drawing on every card', () => {
    expect(column('zombies', 'zombie')).toEqual(['Walker', 'Breaker', 'Fatty', 'Relative']);
    for (const kind of column('zombies', 'zombie')) {
      expect(look.zombie(kind).draw(1, 'b').querySelector('.stranger'), kind).toBeNull();
    }
    const bag = drawGear('').innerHTML;
    expect(column('equipment', 'equipment')).toHaveLength(27);
    for (const card of column('equipment', 'equipment')) expect(look.gear(card).innerHTML, card).not.toBe(bag);
  });
  it('has a face, a letter and a colour for everybody, none of them twice', () => {
    const names = column('survivors', 'survivor');
    expect(names.filter(name => !busts[name] || !colours[name])).toEqual([]);
    const people = [...look.people(names).values()];
    expect(new Set(people.map(person => person.letter)).size).toBe(6);
    expect(new Set(names.map(name => colours[name])).size).toBe(6);
  });
  it('shows who is in Romero mode in black and white, and says so', () => {
    const view = table([faces('romero', 'zombicide', 'romero')]);
    const people = look.people([first!, second!, third!], view);
    expect([first, second, third].map(name => people.get(name!)?.isFilm)).toEqual([true, false, true]);
    expect(look.piece(`survivor:${first}`, people).draw(1, 'b').classList).toContain('film');
    expect(look.piece(`survivor:${second}`, people).draw(1, 'b').classList).not.toContain('film');
    expect(look.states(view, second!)).toEqual(['face.zombicide']);
    expect(look.moodOf(view, first!)).toBe('romero');
    expect(look.moodOf(view, second!)).toBeUndefined();
  });
  it('is a film until somebody turns', () => {
    const all = (march as unknown as HordeView).survivors.map(() => 'romero');
    expect(look.mood(table([faces(...all)]))).toBe('romero');
    expect(look.mood(table([faces(...all.slice(1), 'zombicide')]))).toBeUndefined();
    expect(look.mood(table([]))).toBeUndefined();
  });
  it('draws the car with everybody in it as one piece', () => {
    const view = table([{ is: 'Car', zone: '26R.b', driver: first!, passengers: [second!] }]);
    view.survivors[1]!.zone = '26R.b';
    const { pieces, people } = look.sight(view);
    const ids = pieces.filter(piece => piece.zone === '26R.b').map(piece => piece.id);
    expect(ids).toContain(`car:${first}|${second}`);
    expect(ids).not.toContain(`survivor:${first}`);
    expect(pieces.some(piece => piece.id === `survivor:${third}`)).toBe(true);
    const drawn = look.piece(`car:${first}|${second}`, look.people(people)).draw(1, 'b');
    expect([...drawn.querySelectorAll('.seated')]).toHaveLength(2);
    expect(look.piece('car:', look.people([])).draw(1, 'b').querySelector('.seated')).toBeNull();
  });
  it('shows landmarks, and the colour of spawn tokens', () => {
    const view = table([]);
    view.landmarks = [{ kind: 'corpse', zone: '26R.b' }];
    expect(look.sight(view).pieces.map(piece => piece.id)).toContain('landmark:corpse');
    const nobody = look.people([]);
    for (const kind of ['corpse', 'melee cache', 'ranged cache']) {
      expect(look.piece(`landmark:${kind}`, nobody).draw(1, 'b').querySelector('.any-token'), kind).toBeNull();
    }
    const spawn = (name: string) => look.piece(`spawn:${name}`, nobody).draw(1, 'b');
    expect(spawn('white').textContent).toBe('W');
    expect(spawn('red 2').textContent).toBe('2');
    expect(spawn('white').innerHTML).not.toBe(spawn('red 2').innerHTML.replace('>2<', '>W<'));
  });
  it('animates every move, and reads only members that the event has', () => {
    const events = eventsOf('living-dead');
    expect(events.length).toBeGreaterThan(60);
    const moves = events.filter(([, members]) => /\bZone from, Zone to\b/.test(members)).map(([name]) => name);
    expect(moves).toContain('CarDriven');
    for (const name of moves) expect(look.animations, name).toHaveProperty(name);
    const known = new Map(events);
    for (const [name, rules] of Object.entries(look.animations)) {
      const told = (known.get(name) ?? '').match(/\w+(?=\s*(,|$))/g) ?? [];
      for (const [, member] of JSON.stringify(rules).matchAll(/\{(\w+)\}/g)) expect(told, name).toContain(member);
    }
  });
  it('has a cover, half of it on film', () =>
    expect(look.cover().querySelectorAll('circle').length).toBeGreaterThan(8));
});
