import { describe, expect, it } from 'vitest';
import march from '../../board/samples/wd-m03.json';
import { drawGear } from '../../draw/gear';
import { drawPlain } from '../../draw/grounds';
import { thumbnailOf } from '../../pages/looks';
import { contentOf, eventsOf } from '../content';
import type { HordeView } from '../horde/view';
import { whiteDeath } from '.';
import { busts, colours } from './busts';

const { column, legend } = contentOf('white-death');
const { look } = whiteDeath;
const nobody = look.people([]);

describe('White Death', () => {
  it('has a ground for every kind of zone and a line for every kind of border', () => {
    expect(legend('zone')).toHaveLength(5);
    for (const kind of legend('zone')) expect(look.zone(kind).ground, kind).not.toBe(drawPlain);
    expect(legend('border')).toHaveLength(6);
    for (const kind of legend('border')) expect(look.border(kind), kind).not.toBe(look.border('unheard of'));
  });
  it('has figures for every zombie and ally', () => {
    expect(column('zombies', 'zombie')).toContain('Defiler');
    for (const kind of column('zombies', 'zombie')) {
      expect(look.zombie(kind).draw(1, 'b').querySelector('.stranger'), kind).toBeNull();
    }
    expect(column('guards', 'ally')).toEqual(['Guard', 'Empress']);
    for (const kind of column('guards', 'ally')) {
      expect(look.ally(kind).draw(1, 'b').querySelector('.ally-letter'), kind).toBeNull();
    }
  });
  it('has drawings for every token that lies in a zone', () => {
    const elsewhere = ['first player', 'objective', 'spawn'];
    const kinds = column('tokens', 'token').filter(kind => !elsewhere.includes(kind));
    expect(kinds).toContain('banner');
    for (const kind of kinds) expect(look.token(kind).draw(1, 'b').querySelector('.any-token'), kind).toBeNull();
    for (const colour of column('tokens', 'objective back')) {
      expect(look.objective(colour).draw(1, 'b').querySelector('.face-down'), colour).toBeNull();
    }
    expect(look.objective('').draw(1, 'b').textContent).toBe('?');
  });
  it('has a drawing on every card', () => {
    const known = new Set(column('equipment', 'equipment'));
    expect(known.size).toBeGreaterThan(40);
    const bag = drawGear('').innerHTML;
    for (const card of known) expect(look.gear(card).innerHTML, card).not.toBe(bag);
  });
  it('has a face, a letter and a colour for everybody, none of them twice', () => {
    const names = [...column('survivors', 'survivor'), ...column('guests', 'guest')];
    expect(names).toHaveLength(12);
    expect(names.filter(name => !busts[name] || !colours[name])).toEqual([]);
    const people = [...look.people(names).values()];
    expect(new Set(people.map(person => person.letter)).size).toBe(12);
    expect(new Set(people.map(person => person.colour)).size).toBe(12);
  });
  it('shows the number of a stack, and no number on a single figure', () => {
    expect(look.zombie('Walker').draw(5, 'b').querySelector('.count')?.textContent).toBe('5');
    expect(look.zombie('Walker').draw(1, 'b').querySelector('.count')).toBeNull();
    expect(look.ally('Guard').draw(1, 'b').querySelector('.count')?.textContent).toBe('1');
  });
  it('reads survivors, figures, tokens, objectives and spawn points from a view', () => {
    const { pieces, people } = look.sight(march);
    expect(people).toHaveLength(6);
    const has = (id: string, zone: string, count: number) =>
      expect(pieces).toContainEqual(expect.objectContaining({ id, zone, count }));
    has('survivor:Jenia', '26R.b', 1);
    has('zombie:Walker', '26R.f', 2);
    has('ally:Guard', '29R.i', 4);
    has('token:noise', '26R.f', 2);
    has('token:beacon', '28R.h', 1);
    has('objective:', '32R.c', 1);
    has('spawn:defiler', '32R.f', 1);
  });
  it('leaves out survivors who are gone, and shows what annexes say', () => {
    const view = structuredClone(march) as unknown as HordeView;
    const [jenia, ogon] = view.survivors;
    if (!jenia || !ogon) throw new Error('the sample has no survivors');
    jenia.presence = 'eliminated';
    const yasuke = view.survivors[2];
    if (yasuke) yasuke.carried = ['ladder'];
    const climb = view.board.borders.findIndex(border => border.kind === 'climb');
    view.annexes = [
      { is: 'Blessed', survivors: [ogon.name] },
      { is: 'RopeLadders', placed: [climb] },
      { is: 'Defilement', token: '2' },
      { is: 'SomethingNew', survivors: 7 },
    ];
    const { pieces, hung } = look.sight(view);
    expect(pieces.find(piece => piece.id === 'survivor:Yasuke')?.badge).toBe('token:ladder');
    expect(look.badge('token:ladder').querySelector('.any-token')).toBeNull();
    expect(pieces.some(piece => piece.id === `survivor:${jenia.name}`)).toBe(false);
    expect(pieces.find(piece => piece.id === `survivor:${ogon.name}`)?.badge).toBe('blessed');
    expect(pieces.find(piece => piece.id === 'spawn:2')?.badge).toBe('defiled');
    expect(hung).toEqual([{ border: climb, kind: 'idle ladder' }]);
  });
  it('draws a mission as a thumbnail of its zones', () => {
    const thumb = thumbnailOf('white-death', march);
    expect(thumb?.querySelectorAll('rect')).toHaveLength(54);
    expect(thumb?.getAttribute('viewBox')).toBe('0 0 600 900');
  });
  it('animates every move, and reads only members that the event has', () => {
    const records = eventsOf('white-death');
    expect(records.length).toBeGreaterThan(60);
    for (const [name, members] of records) {
      if (!/\bZone from, Zone to\b/.test(members)) continue;
      expect(look.animations, name).toHaveProperty(name);
    }
    const known = new Map<string, string>();
    for (const [name, members] of records) known.set(name, `${known.get(name) ?? ''},${members}`);
    for (const [name, rules] of Object.entries(look.animations)) {
      const told = (known.get(name) ?? '').match(/\w+(?=\s*(,|$))/g) ?? [];
      for (const [, member] of JSON.stringify(rules).matchAll(/\{(\w+)\}/g)) expect(told, name).toContain(member);
    }
  });
  it('has a cover', () => expect(look.cover().querySelectorAll('circle').length).toBeGreaterThan(50));
});

describe('what nobody has drawn', () => {
  it('gets a letter', () => {
    expect(look.zombie('Crow').draw(1, 'b').textContent).toBe('C');
    expect(look.ally('Wolf').draw(3, 'b').textContent).toBe('W3');
    expect(look.token('honey').draw(1, 'b').textContent).toBe('ho');
    expect(look.objective('violet').draw(1, 'b').textContent).toBe('V');
    expect(look.zone('swamp')).toMatchObject({ terrain: 'open' });
    expect(look.piece('odd', nobody).draw(1, 'b')).toBeInstanceOf(SVGElement);
  });
  it('still has a face of its own and a free letter', () => {
    const people = look.people(['Jenia', 'Jana', 'Jan', 'J', 'Ödön', '!']);
    expect([...people.values()].map(person => person.letter)).toEqual(['J', 'A', 'N', 'B', 'Ö', 'C']);
    expect(new Set([...people.values()].map(person => person.colour)).size).toBe(6);
    const face = (name: string) => people.get(name)?.bust().outerHTML;
    expect(face('Jana')).toBe(look.people(['Jana']).get('Jana')?.bust().outerHTML);
    expect(face('Jana')).not.toBe(face('Ödön'));
  });
});
