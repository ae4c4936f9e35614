import { describe, expect, it } from 'vitest';
import { readBoard } from '../../board/model';
import { g } from '../../draw/svg';
import { placesOf } from '../../i18n/places';
import type { DarkestView } from '../../protocol/dark-darker-darkest';
import { sitesOf } from '../../table/sites';
import { contentOf } from '../content';
import { BEASTS } from './house/beasts';
import { busts, colours } from './house/busts';
import { CARD_ARTS } from './house/cards';
import { kindOfFace } from './house/dice';
import { house } from './house/land';
import { isTurned, tilesOf, turnedSide } from './house/plan';
import { SYMBOLS } from './house/symbols';
import { look } from './look';
import told from './samples/showdown.json';
import { groupsOf } from './table/groups';

const view = told as unknown as DarkestView;
const sight = look.sight(view)!;
const model = readBoard(sight.board);
const drawn = (of: typeof house.state, seen: DarkestView = view, on = model) => g({}, of?.(on, seen, 'b') ?? []);
const content = contentOf('dark-darker-darkest');

describe('the drawings', () => {
  it('know every survivor, no colour twice', () => {
    const names = content.column('survivors', 'survivor');
    expect(names.length).toBe(7);
    expect(names.filter(name => !busts[name] || !colours[name])).toEqual([]);
    expect(new Set(Object.values(colours)).size).toBe(7);
    expect(new Set([...look.people(names).values()].map(one => one.letter)).size).toBe(7);
  });

  it('know every Creature and every Nemesis', () => {
    const beasts = [...content.column('creatures', 'creature'), ...content.column('creatures', 'nemesis')];
    expect(beasts.filter(name => !BEASTS.includes(name))).toEqual([]);
  });

  it('know every card that is no ammunition, and seven symbols', () => {
    const cards = content.column('equipment', 'equipment').filter(name => !name.endsWith('Ammo'));
    expect(cards.length).toBeGreaterThan(25);
    expect(cards.filter(name => !CARD_ARTS.includes(name))).toEqual([]);
    expect(SYMBOLS.length).toBe(7);
  });

  it('tell the three dice apart', () => {
    expect(['SUCCESS', 'bite', 'creature_entry', 'fire'].map(kindOfFace)).toEqual([
      'survivor',
      'creature',
      'terror',
      'terror',
    ]);
  });
});

describe('the house', () => {
  it('has twenty tiles of 120 units, lying or turned for a tall screen', () => {
    expect(tilesOf(model).length).toBe(20);
    expect([model.width, model.height]).toEqual([600, 480]);
    const turned = readBoard(sight.board, true);
    expect([isTurned(model), isTurned(turned)]).toEqual([false, true]);
    expect([turnedSide(model, 'n'), turnedSide(turned, 'n'), turnedSide(turned, 'w')]).toEqual(['n', 'e', 'n']);
  });

  it('dims what nobody sees and no destroyed tile', () => {
    const unlit = drawn(house.state).querySelectorAll('.unlit').length;
    const expected = view.rooms.filter(room => !room.isLit && !room.isDestroyed).length;
    expect(unlit).toBe(expected);
    expect(unlit).toBeGreaterThan(5);
  });

  it('lets the darkness reach further with each space of the track', () => {
    const at = (space: number) =>
      drawn(house.state, { ...view, darkness: { ...view.darkness, space } })
        .querySelector('.creep')
        ?.getAttribute('opacity');
    expect(Number(at(5))).toBeGreaterThan(Number(at(1)));
  });

  it('casts the beam of a camera over the rooms it sees', () => {
    const cameras = [{ room: 'I02.a', direction: 'w' as const, sees: ['I02.a', 'I08.a'] }];
    const seen = { ...view, cameras };
    expect(drawn(house.state, seen).querySelectorAll('.beam clipPath rect').length).toBe(3);
    expect(drawn(house.state).querySelector('.beam')).toBeNull();
  });

  it('lays every chip on its door, face down with its number, face up with its symbols', () => {
    const [first, ...rest] = view.doors;
    const seen = { ...view, doors: [{ ...first!, chip: 'RBW' }, ...rest] };
    const chips = drawn(house.tokens, seen);
    expect(chips.querySelectorAll('.chip-down').length).toBe(rest.length);
    expect(chips.querySelectorAll('.chip-up path').length).toBe(3);
  });

  it('points an arrow of the Fire token the way it spread last, none before', () => {
    const arrow = (direction?: 'n' | 's') =>
      drawn(house.tokens, { ...view, fire: { room: 'I08.a', direction } })
        .querySelector('.spread')
        ?.getAttribute('transform');
    expect(arrow('s')).toBe('rotate(90)');
    expect(arrow('n')).toBe('rotate(270)');
    expect(arrow()).toBeUndefined();
    const rooms = view.rooms.map(room => (room.room === 'I08.a' ? { ...room, isDestroyed: true } : room));
    const gone = drawn(house.tokens, { ...view, rooms, fire: { room: 'I08.a', direction: 's' } });
    expect(gone.querySelector('.spread')).not.toBeNull();
  });

  it('shows hordes with their number, what is pinned to people and beasts, and no lost survivor', () => {
    const horde = sight.pieces.find(piece => piece.id === 'zombie:horde' && piece.zone === 'O09.a');
    expect(horde?.count).toBe(3);
    const badges = Object.fromEntries(sight.pieces.map(piece => [piece.id, piece.badge]));
    expect(badges['survivor:Jack Fulci']).toBe('grab');
    expect(badges['survivor:Bruce Romero']).toBe('cure');
    expect(badges['survivor:Lucy Chang']).toBe('virus2');
    expect(badges['nemesis:Doctor Mortimer']).toBe('hits 11');
    expect(badges['creature:Zombie Dog']).toBe('hits 5/8');
    expect(look.badge('grab virus2').querySelector('.virus-no')?.textContent).toBe('2');
    const gone = { ...view, survivors: view.survivors.map(one => ({ ...one, isPlaying: false })) };
    expect(look.sight(gone)?.pieces.some(piece => piece.id.startsWith('survivor:'))).toBe(false);
  });

  it('calls a room by its row and column at the edge of the house, no two alike', () => {
    const places = placesOf(sitesOf(sight, look));
    const called = view.board.zones.map(zone => {
      const [area] = zone.areas;
      const place = `${Math.floor(area!.top / 3) + 1}·${Math.floor(area!.left / 3) + 1}`;
      return { what: `${zone.kind === 'chamber' ? 'chamber' : 'hall'} ${place}`, isKind: false, near: [], number: 0 };
    });
    expect(view.board.span).toBe(3);
    expect(view.board.zones.map(zone => places.get(zone.name))).toEqual(called);
    expect(called.map(place => place.what)).toContain('hall 4·5');
    const [zone] = view.board.zones;
    const outside = { ...zone!, name: 'X2.a', areas: [{ left: 6, top: 12, right: 9, bottom: 15 }], flags: ['outside'] };
    const board = { ...view.board, zones: [...view.board.zones, outside] };
    const names = placesOf(sitesOf(look.sight({ ...view, board })!, look));
    expect(names.get('X2.a')?.what).toBe('platform');
  });

  it('has no board in a view of something else', () => {
    expect(look.sight({ round: 1 })).toBeUndefined();
  });
});

describe('expansions', () => {
  const dose = { survivor: 'Leo Friedkin', markers: 2, isSpecialist: false };
  const expansions = {
    radiation: {
      reactor: 'leaking',
      leak: 3,
      chips: 1,
      tiles: ['O08.a'],
      hordes: [],
      isCreatureContaminated: false,
      doses: [dose, { ...dose, survivor: 'Bruce Romero', markers: 0 }],
    },
    specials: { figures: [{ type: 'Tuff Guy', room: 'O09.a' }] },
    victims: {
      victims: [{ number: 1, room: 'O11.b', isWounded: true, hasMoved: false, isEscorted: false }],
      saved: 0,
      lost: 0,
    },
    helicopter: { tile: 'O05.a', side: 'w' as const, platform: 'X.a', zombies: 0, round: 0, needed: 3, boarded: [] },
  };
  const seen: DarkestView = { ...view, expansions };

  it('put their figures on the board and markers on people', () => {
    const pieces = look.sight(seen)?.pieces ?? [];
    expect(pieces.find(piece => piece.id === 'special:Tuff Guy')?.zone).toBe('O09.a');
    expect(pieces.find(piece => piece.id === 'victim:1 hurt')?.zone).toBe('O11.b');
    expect(pieces.find(piece => piece.id === 'survivor:Leo Friedkin')?.badge).toBe('ray2');
    expect(pieces.find(piece => piece.id === 'survivor:Bruce Romero')?.badge).toBe('cure');
    expect(look.badge('ray2').querySelector('.ray-no')?.textContent).toBe('2');
    expect(look.piece('special:Tuff Guy', new Map()).draw(1, 'b').querySelector('.stranger')).toBeNull();
    expect(look.piece('special:Nobody', new Map()).draw(1, 'b').querySelector('.stranger')?.textContent).toBe('N');
  });

  it('draw radiation on the whole tile, and nothing without them', () => {
    expect(drawn(house.state, seen).querySelectorAll('.ray-floor').length).toBe(1);
    expect(drawn(house.state).querySelector('.ray-floor')).toBeNull();
    const more = (of: DarkestView) => drawn(house.tokens, of).querySelectorAll('.house-markers > g').length;
    expect(more(seen) - more(view)).toBe(2);
  });
});

describe('groups', () => {
  it('are one team in the Showdown', () => {
    expect(groupsOf(view, []).map(group => group.members.length)).toEqual([4]);
  });

  it('stand in the order they act, with whoever has none at the end, and without the lost', () => {
    const [bruce, jack, leo, lucy] = view.survivors.map(one => one.name);
    const seen: DarkestView = {
      ...view,
      isShowdown: false,
      groups: [{ members: [lucy!] }, { members: [bruce!, jack!] }],
      survivors: view.survivors.map(one => ({ ...one, isPlaying: one.name !== jack })),
    };
    const groups = groupsOf(seen, [bruce!]);
    expect(groups.map(group => group.members.map(one => one.name))).toEqual([[lucy], [bruce], [leo]]);
    expect(groups.map(group => group.isNow)).toEqual([false, true, false]);
  });
});
