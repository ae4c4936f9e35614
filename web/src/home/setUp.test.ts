import { describe, expect, it } from 'vitest';
import type { GameSheet, MarkCard } from '../protocol/messages';
import {
  choices,
  forMission,
  give,
  newTable,
  options,
  partOf,
  shapeOf,
  shares,
  teamOf,
  toggled,
  troubles,
  usualDraft,
  valuesWhenOn,
  withSeats,
} from './setUp';

const names = ['Jenia', 'Ogon', 'Yasuke', 'Lorna', 'Dragomir', 'Sarnaï'];
const sheet: GameSheet = {
  id: 'white-death',
  title: 'White Death',
  missions: [
    { id: 'WD-M00', title: 'Preparing for battle', difficulty: 'easy', length: 'short', suggested: [] },
    { id: 'WD-M01', title: 'Sound the alarm', difficulty: 'easy', length: 'moderate', suggested: [] },
  ],
  campaigns: [],
  settings: [
    { name: 'survivors', values: names, least: 6, most: 6, suggested: [] },
    { name: 'starting', values: ['chosen', 'dealt'], least: 1, most: 1, suggested: ['dealt'] },
    { name: 'necromancers', values: [], least: 0, most: 0, suggested: [] },
    { name: 'ultrared', values: ['yes'], least: 1, most: 1, suggested: [] },
    { name: 'more-survivors', values: ['Shashka', 'Short Bow'], least: 1, most: 6, suggested: [] },
  ],
  switches: [{ rule: 'WD-ATK-02', other: 'the zombies choose' }],
};

/** The usual draft without what suits people in a hurry. */
const plain = { ...usualDraft(sheet), settings: {} };

describe('the set-up form', () => {
  it('plays the first mission at one click, with nothing said that the book says', () => {
    expect(newTable(usualDraft(sheet), sheet, 'Ada')).toEqual({
      game: 'white-death',
      mission: 'WD-M00',
      seats: ['me'],
      settings: [{ name: 'starting', values: ['dealt'] }],
      name: 'Ada',
      isDiceTold: false,
      areCardsTold: false,
    });
  });

  it('plays a mission with what it suggests, unless people have said otherwise', () => {
    const gentle = sheet.missions.map(mission =>
      mission.id === 'WD-M01' ? { ...mission, suggested: [{ name: 'ultrared', values: ['yes'] }] } : mission,
    );
    const soft = { ...sheet, missions: gentle };
    expect(usualDraft(soft, 'WD-M01').settings).toEqual({ starting: ['dealt'], ultrared: ['yes'] });
    const there = forMission(usualDraft(soft), soft, 'WD-M01');
    expect(there.mission).toBe('WD-M01');
    expect(there.settings).toEqual({ starting: ['dealt'], ultrared: ['yes'] });
    const back = forMission(there, soft, 'WD-M00');
    expect(back.settings).toEqual({ starting: ['dealt'] });
    const own = forMission({ ...there, settings: { starting: ['chosen'] } }, soft, 'WD-M00');
    expect(own.settings).toEqual({ starting: ['chosen'] });
  });

  it('shares the team out as evenly as it can', () => {
    const draft = withSeats(plain, 4);
    expect(shares(draft)).toEqual([['Jenia', 'Ogon'], ['Yasuke', 'Lorna'], ['Dragomir'], ['Sarnaï']]);
    expect(draft.sitters).toEqual(['me', 'open', 'open', 'open']);
    expect(newTable(draft, sheet, '').settings).toEqual([]);
  });

  it('says who has whom once it was changed by hand', () => {
    const draft = give(withSeats(plain, 2), 'Jenia', 1);
    expect(newTable(draft, sheet, '').settings).toEqual([
      { name: 'seat1', values: ['Ogon', 'Yasuke'] },
      { name: 'seat2', values: ['Jenia', 'Lorna', 'Dragomir', 'Sarnaï'] },
    ]);
  });

  it('forgets shares by hand when the number of seats changes', () => {
    const draft = withSeats(give(withSeats(usualDraft(sheet), 3), 'Jenia', 2), 1);
    expect(shares(draft)).toEqual([names]);
  });

  it('names the team only if it is not the usual one', () => {
    const draft = { ...plain, team: ['Ogon', 'Jenia'] };
    expect(newTable(draft, sheet, '').settings).toEqual([{ name: 'survivors', values: ['Ogon', 'Jenia'] }]);
    expect(newTable({ ...draft, team: ['Jenia', 'Ogon'] }, sheet, '').settings).toEqual([]);
  });

  it('takes those a game suggests, says so when they are fewer or more, and shows them as the table deals them', () => {
    const survivors = { name: 'survivors', values: names, least: 2, most: 5, suggested: names.slice(0, 4) };
    const house: GameSheet = { ...sheet, id: 'dark-darker-darkest', settings: [survivors] };
    const draft = withSeats(usualDraft(house), 2);
    expect(draft.team).toEqual(names.slice(0, 4));
    expect(newTable(draft, house, '').settings).toEqual([]);
    expect(shares(draft)).toEqual([
      ['Jenia', 'Yasuke'],
      ['Ogon', 'Lorna'],
    ]);
    const five = { ...draft, team: names.slice(0, 5) };
    expect(newTable(five, house, '').settings).toEqual([{ name: 'survivors', values: names.slice(0, 5) }]);
  });

  it('asks some settings in the open: one way or several things, and back to the book', () => {
    const mode = { name: 'mode', values: ['dark', 'darker'], least: 1, most: 1, suggested: [] };
    const expansions = { name: 'expansions', values: ['a', 'b'], least: 1, most: 2, suggested: [] };
    const house: GameSheet = { ...sheet, id: 'dark-darker-darkest', settings: [expansions, mode] };
    expect(choices(house).map(one => one.name)).toEqual(['mode', 'expansions']);
    expect(choices(sheet)).toEqual([]);
    const darker = toggled(toggled(plain, mode, 'dark'), mode, 'darker');
    expect(darker.settings).toEqual({ mode: ['darker'] });
    expect(toggled(darker, mode).settings).toEqual({});
    const both = toggled(toggled(darker, expansions, 'b'), expansions, 'a');
    expect(both.settings).toEqual({ mode: ['darker'], expansions: ['b', 'a'] });
    expect(toggled(both, expansions, 'b').settings).toEqual({ mode: ['darker'], expansions: ['a'] });
  });

  it('asks a setting without values as a switch, and by how many it takes otherwise', () => {
    expect(options(sheet).map(shapeOf)).toEqual(['one', 'switch', 'switch', 'many']);
    expect(options(sheet).slice(1, 3).map(valuesWhenOn)).toEqual([[], ['yes']]);
  });

  it('sends options in the order of the sheet, then the readings, and dice and seed as told', () => {
    const draft = {
      ...usualDraft(sheet, 'WD-M01'),
      settings: { ultrared: ['yes'], necromancers: [], starting: ['dealt'] },
      readings: ['WD-ATK-02'],
      isDiceTold: true,
      areCardsTold: false,
    };
    expect(newTable(draft, sheet, 'Ada', 7)).toMatchObject({
      mission: 'WD-M01',
      settings: [
        { name: 'starting', values: ['dealt'] },
        { name: 'necromancers', values: [] },
        { name: 'ultrared', values: ['yes'] },
        { name: 'other-readings', values: ['WD-ATK-02'] },
      ],
      seed: 7,
      isDiceTold: true,
      areCardsTold: false,
    });
  });

  it('sends the campaign that the mission begins', () => {
    const draft = { ...plain, campaign: 'WZ-C01' };
    expect(newTable(draft, sheet, 'Ada').settings).toEqual([{ name: 'campaign', values: ['WZ-C01'] }]);
    expect(newTable(plain, sheet, 'Ada').settings).toEqual([]);
  });

  it('sees that a seat has nobody and that nobody sits down', () => {
    const draft = usualDraft(sheet);
    expect(troubles(draft, sheet)).toEqual([]);
    expect(troubles({ ...withSeats(draft, 2), team: ['Ogon'] }, sheet)).toEqual(['home.trouble.emptySeat']);
    expect(troubles({ ...draft, sitters: ['open'] }, sheet)).toEqual(['home.trouble.nobodySits']);
  });

  it('tells whom each seat of an opened table has', () => {
    const seat = { holder: 'open' as const, name: '', isHere: false, orders: [] };
    const card = {
      id: 'a',
      game: 'white-death',
      mission: 'WD-M00',
      title: '',
      engine: '',
      making: 'same' as const,
      created: '',
      round: 1,
      choices: 0,
      off: [],
      seats: [
        { ...seat, seat: 1 },
        { ...seat, seat: 2 },
      ],
      settings: [],
    };
    expect(teamOf(card, sheet)).toEqual([names.slice(0, 3), names.slice(3)]);
    const said = [
      { name: 'seat1', values: ['Ogon'] },
      { name: 'seat2', values: ['Jenia', 'Lorna'] },
    ];
    expect(teamOf({ ...card, settings: said }, sheet)).toEqual([['Ogon'], ['Jenia', 'Lorna']]);
  });

  it('shows a refusal where it belongs', () => {
    const refused = (kind: string, id: string) =>
      partOf({ code: 'wrong', reason: 'seat 2, starting, survivors', rule: '', about: [{ kind, id }] }, sheet);
    expect(refused('setting', 'starting')).toBe('starting');
    expect(refused('setting', 'survivors')).toBe('survivors');
    expect(refused('setting', 'other-readings')).toBe('other-readings');
    expect(refused('setting', 'seat2')).toBe('seats');
    expect(refused('seats', '7')).toBe('seats');
  });

  it('shows a refusal of anything else at the foot of the form, whatever words it has', () => {
    const refused = (...about: MarkCard[]) =>
      partOf({ code: 'wrong', reason: 'seat 2, starting, survivors', rule: '', about }, sheet);
    expect(refused({ kind: 'setting', id: 'guard-skills' })).toBe('foot');
    expect(refused({ kind: 'mission', id: 'starting' })).toBe('foot');
    expect(refused({ kind: 'game', id: 'survivors' })).toBe('foot');
    expect(refused()).toBe('foot');
  });
});
