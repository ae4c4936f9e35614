import { describe, expect, it } from 'vitest';
import march from '../../board/samples/wd-m03.json';
import { readBoard } from '../../board/model';
import { drawAllOutValue, drawDie } from '../../draw/dice';
import { drawGear } from '../../draw/gear';
import { g, type Point } from '../../draw/svg';
import { contentOf, eventsOf } from '../content';
import type { HordeView } from '../horde/view';
import { washingtonZc } from '.';
import { block } from './block';
import { busts, colours } from './busts';
import { city } from './city/land';
import { isDoor } from './city/walls';

const { column, legend } = contentOf('washington-zc');
const { look } = washingtonZc;
const model = readBoard(block);
const drawn = g({}, ...city.ground(model, 'b'));
const count = (selector: string) => drawn.querySelectorAll(selector).length;

// Any table of the family, with the annexes of this game.
function table(annexes: HordeView['annexes']): HordeView {
  const view = structuredClone(march) as unknown as HordeView;
  view.annexes = annexes;
  return view;
}
const clock = (isNight: boolean) => ({ is: 'ClockView', hour: isNight ? 20 : 15, isNight, roundsLeft: 4 });
const [first = '', second = ''] = (march as unknown as HordeView).survivors.map(one => one.name);

describe('the city', () => {
  it('is drawn with every kind of zone and border of its legend', () => {
    expect(look.theme).toBe('washington');
    expect(new Set(block.zones.map(zone => zone.kind))).toEqual(new Set(legend('zone')));
    expect(new Set(block.borders.map(border => border.kind))).toEqual(new Set(legend('border')));
  });
  it('tells every door by its shape', () => {
    const doors = legend('border').filter(isDoor);
    expect(doors).toEqual(legend('border').filter(kind => kind.endsWith('door') || kind === 'stairs'));
    const shapes = doors.map(kind => drawn.querySelector(`.leaf.${kind}`)?.innerHTML);
    expect(shapes.every(Boolean)).toBe(true);
    expect(new Set(shapes).size).toBe(doors.length);
    const badge = drawn.querySelector('.door-badge')?.getAttribute('transform');
    expect(badge).toContain('rotate(-90)');
  });
  it('has a crossing on every border of two streets, and nowhere else', () => {
    expect(count('.crossing')).toBe(1);
    expect(count('.zone-line')).toBe(3);
  });
  it('has sandbags, openings between rooms, dark rooms and shields in the floor', () => {
    expect([count('.sandbags'), count('.opening'), count('.dark-mark'), count('.secret-floor')]).toEqual([1, 1, 1, 1]);
  });
  it('has figures for every zombie, each abomination with a sign of its own', () => {
    const kinds = column('zombies', 'zombie');
    const figures = kinds.map(kind => look.zombie(kind).draw(1, 'b'));
    expect(figures.some(one => one.querySelector('.stranger'))).toBe(false);
    expect(new Set(figures.map(one => one.innerHTML)).size).toBe(kinds.length);
  });
  it('has drawings for every token that lies in a zone, and for companions', () => {
    const elsewhere = ['first player', 'objective', 'spawn', 'door'];
    const kinds = column('tokens', 'token').filter(kind => !elsewhere.includes(kind));
    expect(kinds).toContain('crate');
    for (const kind of kinds) expect(look.token(kind).draw(1, 'b').querySelector('.any-token'), kind).toBeNull();
    for (const name of ['President', 'Taylor']) {
      expect(look.ally(name).draw(1, 'b').querySelector('.ally-letter'), name).toBeNull();
    }
  });
  it('draws each thing that lies on the floor and the closed exit, and counts those that lie together', () => {
    const kinds = ['fuel', 'breaching-round', 'evacuee', 'closed-exit'];
    const people = look.people([]);
    const drawings = kinds.map(kind => look.piece(`landmark:${kind}`, people).draw(1, 'b'));
    expect(drawings.filter(one => one.querySelector('.any-token'))).toEqual([]);
    expect(new Set(drawings.map(one => one.innerHTML)).size).toBe(kinds.length);
    expect(look.piece('landmark:evacuee', people).draw(3, 'b').textContent).toBe('3');
  });
  it('draws whatever somebody carries or leads beside them', () => {
    const kinds = ['fuel', 'breaching-round', 'evacuee', 'President', 'Taylor'];
    const badges = kinds.map(kind => look.badge(`token:${kind}`));
    expect(badges.filter(one => one.querySelector('.any-token'))).toEqual([]);
  });
  it('pins the noise that lasts, and no other', () => {
    const view = table([{ is: 'LastingNoise', lots: [{ zone: '26R.a', tokens: 6, until: 9 }] }]);
    for (const zone of view.board.zones) zone.tokens = [{ kind: 'noise', count: 2 }];
    const pinned = look.sight(view).pieces.filter(piece => piece.badge === 'lasting');
    expect(pinned.map(({ id, zone }) => `${id} ${zone}`)).toEqual(['token:noise 26R.a']);
  });
  it('says once of a zone who lies there, that it is lit and which card it holds', () => {
    const view = table([
      { is: 'CardsLaid', all: [{ id: 'WZ-M01C-03', kind: 'zone', zone: '26R.a', doors: [], fate: 'lying' }] },
      { is: 'FallenView', all: [{ survivor: first, zone: '26R.a', round: 1, fate: 'lying', roundsLeft: 1 }] },
      { is: 'LightsView', lit: ['26R.a'], seen: [], beams: [], watchers: [] },
    ]);
    view.objectives = ['26R.a', '26R.f'].map(zone => ({ zone, colour: '', isFaceDown: true }));
    view.landmarks = ['fallen', 'light', 'fuel'].map(kind => ({ kind, zone: '26R.a' }));
    const said = washingtonZc.zoneInWords(view, '26R.a').split(', ').slice(2);
    expect(said).toEqual(['fuel', 'landmark.light', 'table.cardHere', 'table.liesHere']);
    expect(washingtonZc.zoneInWords(view, '26R.f')).toContain('table.objectiveHidden');
  });
  it('has a drawing on every card', () => {
    const cards = column('equipment', 'equipment');
    expect(cards.length).toBeGreaterThan(40);
    const bag = drawGear('').innerHTML;
    for (const card of cards) expect(look.gear(card).innerHTML, card).not.toBe(bag);
  });
  it('has a face and a colour for everybody, none of them twice, and letters for any team', () => {
    const names = [...column('survivors', 'survivor'), ...column('survivors', 'guest')];
    expect(names.length).toBeGreaterThanOrEqual(16);
    expect(names.filter(name => !busts[name] || !colours[name])).toEqual([]);
    const people = [...look.people(names).values()];
    expect(new Set(people.map(person => person.letter)).size).toBe(names.length);
    expect(new Set(names.map(name => colours[name])).size).toBe(names.length);
    expect(new Set(people.map(person => person.bust().outerHTML)).size).toBe(names.length);
    expect(look.people(['Angelo', 'Anton', 'Ashley']).get('Anton')?.letter).toBe('N');
  });
  it('puts everybody in the car into one piece, and lights on a police car alone', () => {
    const view = table([{ is: 'Car', zone: '26R.b', driver: first, passengers: [second] }]);
    view.survivors.find(({ name }) => name === second)!.zone = '26R.b';
    const id = `car:${first}|${second}`;
    const car = () => look.sight(view).pieces.find(piece => piece.id === id);
    expect(car()).toMatchObject({ zone: '26R.b', badge: undefined });
    view.landmarks = [{ kind: 'police-car', zone: '26R.b' }];
    const { pieces, people } = look.sight(view);
    expect(car()).toMatchObject({ badge: 'police' });
    expect(pieces.some(piece => piece.id.startsWith('landmark:') || piece.id === `survivor:${second}`)).toBe(false);
    expect([...look.piece(id, look.people(people)).draw(1, 'b').querySelectorAll('.seated')]).toHaveLength(2);
  });
  it('animates every move, and reads only members that the event has', () => {
    const records = eventsOf('second-edition');
    for (const [name, members] of records) {
      if (/\bZone from, Zone to\b/.test(members)) expect(look.animations, name).toHaveProperty(name);
    }
    const known = new Map<string, string>();
    for (const [name, members] of records) known.set(name, `${known.get(name) ?? ''},${members}`);
    for (const [name, rules] of Object.entries(look.animations)) {
      const told = (known.get(name) ?? '').match(/\w+(?=\s*(,|$))/g) ?? [];
      for (const [, member] of JSON.stringify(rules).matchAll(/\{(\w+)\}/g)) expect(told, name).toContain(member);
    }
  });
  it('has a cover', () => expect(look.cover().querySelectorAll('circle').length).toBeGreaterThan(10));
});

describe('night in the city', () => {
  const lights = {
    is: 'LightsView',
    lit: ['0', '1'],
    seen: ['2'],
    beams: [{ owner: first, towards: '1' }],
    watchers: [{ zone: '5', sees: '1' }],
  };
  const draw = (light: NonNullable<ReturnType<typeof look.sight>['light']>, at: Point = [60, 60]) =>
    g(
      {},
      city.light(model, light, () => at, 'b'),
    );

  it('is there only if the view tells of lights', () => {
    expect(look.sight(table([clock(false)])).light).toBeUndefined();
    expect(look.mood(table([clock(false)]))).toBeUndefined();
    expect(look.mood(table([clock(true)]))).toBe('night');
    expect(look.sight(table([clock(true), lights])).light).toEqual({
      lit: ['0', '1'],
      seen: ['2'],
      beams: [{ piece: `survivor:${first}`, to: '1' }],
      watchers: [{ zone: '5', sees: '1' }],
    });
  });
  it('knows three levels: lit, seen close by, not seen', () => {
    const night = draw(look.sight(table([clock(true), lights])).light!);
    expect(night.querySelectorAll('.lit-frame')).toHaveLength(2);
    expect(night.querySelectorAll('.unseen-zone')).toHaveLength(block.zones.length - 3);
    expect(night.querySelectorAll('.sightline')).toHaveLength(1);
  });
  it('casts a beam through the border to the far wall, and none at a wall', () => {
    const beam = draw(look.sight(table([clock(true), lights])).light!).querySelector('.beam');
    const corners = [...(beam?.getAttribute('d') ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x));
    expect(Math.min(...corners)).toBe(60);
    expect(corners).toContain(120);
    expect(Math.max(...corners)).toBe(236);
    const wall = { lit: ['0'], seen: [], watchers: [], beams: [{ piece: 'survivor:X', to: '' }] };
    expect(draw(wall).querySelector('.beam')).toBeNull();
  });
  it('marks who carries a light and which zombies saw one', () => {
    const view = table([clock(true), { ...lights, watchers: [{ zone: '26R.f', sees: '26R.b' }] }]);
    const [, other] = view.survivors;
    if (other) other.inventory = [{ card: 'Flashlight' }];
    const { pieces } = look.sight(view);
    const badgeOf = (id: string, zone?: string) =>
      pieces.find(piece => piece.id === id && (zone === undefined || piece.zone === zone))?.badge;
    expect([badgeOf(`survivor:${first}`), badgeOf(`survivor:${second}`)]).toEqual(['lamp on', 'lamp off']);
    expect(badgeOf('zombie:Walker', '26R.f')).toBe('saw light');
    expect(pieces.filter(piece => piece.badge === 'saw light').every(piece => piece.zone === '26R.f')).toBe(true);
    for (const badge of ['lamp on', 'lamp off', 'saw light'])
      expect(look.badge(badge).querySelector('path')).not.toBeNull();
  });
});

describe('objective cards', () => {
  const laid = (id: string, fate: string, zone?: string, doors: { one: string; other: string }[] = []) => ({
    id,
    kind: 'zone',
    zone,
    doors,
    fate,
  });
  const view = table([
    {
      is: 'CardsLaid',
      all: [
        laid('WZ-M01C-07', 'lying', '26R.a'),
        laid('WZ-M01C-02', 'staying', '26R.b'),
        laid('WZ-M01C-03', 'discarded', '26R.c'),
        laid('WZ-M01C-05', 'returned', '26R.d'),
        laid('WZ-M03C-04', 'lying', undefined, [{ one: '26R.f', other: '26R.e' }]),
        laid('WZ-M01N-01', 'lying'),
      ],
    },
  ]);
  const cardsAt = (zone: string) =>
    look.sight(view).pieces.filter(piece => piece.id.startsWith('card:') && piece.zone === zone);

  it('lie where they were laid, with their number, until they are gone', () => {
    expect(cardsAt('26R.a').map(piece => piece.id)).toEqual(['card:down WZ-M01C-07']);
    expect(cardsAt('26R.b').map(piece => piece.id)).toEqual(['card:up WZ-M01C-02']);
    expect(cardsAt('26R.d').map(piece => piece.id)).toEqual(['card:up WZ-M01C-05']);
    expect(cardsAt('26R.c')).toEqual([]);
    expect(view.board.zones.find(zone => zone.name === '26R.e')?.kind).toBe('street');
    expect(cardsAt('26R.e').map(piece => piece.id)).toEqual(['card:down WZ-M03C-04']);
    expect(look.piece('card:down WZ-M01C-07', look.people([])).draw(1, 'b').textContent).toBe('7');
  });
  it('are not drawn a second time as objectives', () => {
    const objective = (zone: string, colour: string, isFaceDown: boolean) => ({ zone, colour, isFaceDown });
    view.objectives = [
      objective('26R.a', '', true),
      objective('26R.b', 'card', false),
      objective('26R.c', 'red', false),
    ];
    const drawnThere = look.sight(view).pieces.filter(piece => piece.id.startsWith('objective:'));
    expect(drawnThere.map(piece => piece.id)).toEqual(['objective:red']);
  });
});

describe('all-out dice', () => {
  it('are hexagons, and a break is cracked and dark', () => {
    const [plain, hit, broken] = [drawDie(5, true, ''), drawDie(5, true, '', true), drawDie(0, false, '', true)];
    expect([plain, hit, broken].map(die => die.querySelector('.hex') !== null)).toEqual([false, true, true]);
    expect(broken.querySelectorAll('.crack')).toHaveLength(2);
    expect(broken.getAttribute('class')).toContain('broken');
    expect(drawAllOutValue(3).textContent).toBe('3');
  });
});

describe('those who were knocked out', () => {
  it('lie where they fell until somebody picks them up, or a stone stands there', () => {
    const one = (survivor: string, fate: string) => ({ survivor, zone: '26R.b', roundsLeft: 1, fate });
    const { pieces } = look.sight(
      table([{ is: 'FallenView', all: [one('Tess', 'lying'), one('Mindy', 'dead'), one('Anton', 'picked_up')] }]),
    );
    const ids = pieces.map(piece => piece.id);
    expect(ids).toContain('down:1 Tess');
    expect(ids).toContain('grave:Mindy');
    expect(ids.some(id => id.includes('Anton'))).toBe(false);
    const lying = look.piece('down:1 Tess', look.people(['Tess', 'Mindy'])).draw(1, 'b');
    expect(lying.textContent).toContain('KO');
    expect(look.piece('grave:Mindy', look.people(['Tess', 'Mindy'])).draw(1, 'b').textContent).toBe('M');
  });
});
