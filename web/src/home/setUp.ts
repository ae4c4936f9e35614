import { gameOf } from '../games';
import type { GameSheet, NewTable, Refusal, SettingLimits, SettingLine, Sitter, TableCard } from '../protocol/messages';

/** Settings with a place of their own in the form, besides the team; all others are options. */
export const READINGS = 'other-readings';
export const CAMPAIGN = 'campaign';
export const MOST_SEATS = 6;

/** The parts of the form that are no setting. */
export const SEATS = 'seats';
export const FOOT = 'foot';

/** The form as it stands. Settings hold only what was chosen; what is not said is as the book has it. */
export interface SetUpDraft {
  game: string;
  mission: string;
  /** The campaign that the mission begins, if it does. */
  campaign?: string;
  sitters: Sitter[];
  team: string[];
  /** The seats that were given people by hand; the rest is shared out evenly. */
  given: Record<string, number>;
  settings: Record<string, string[]>;
  readings: string[];
  isDiceTold: boolean;
  areCardsTold: boolean;
}

/** The draft with which one click plays: the first mission, what suits people in a hurry, one person at the table. */
export function usualDraft(sheet: GameSheet, mission = sheet.missions[0]?.id ?? ''): SetUpDraft {
  return {
    game: sheet.id,
    mission,
    sitters: ['me'],
    team: usualTeam(sheet),
    given: {},
    settings: { ...suggested(sheet), ...suggestedBy(sheet, mission) },
    readings: [],
    isDiceTold: false,
    areCardsTold: false,
  };
}

function suggested(sheet: GameSheet): Record<string, string[]> {
  const hints = options(sheet).filter(setting => setting.suggested.length > 0);
  return Object.fromEntries(hints.map(setting => [setting.name, setting.suggested]));
}

/** The settings that suit people who play a mission for the first time. */
function suggestedBy(sheet: GameSheet, mission: string): Record<string, string[]> {
  const lines = sheet.missions.find(line => line.id === mission)?.suggested ?? [];
  return Object.fromEntries(lines.map(({ name, values }) => [name, values]));
}

/** A draft for another mission, with what that one suggests instead of what the one before did and nobody changed. */
export function forMission(draft: SetUpDraft, sheet: GameSheet, mission: string, campaign?: string): SetUpDraft {
  const before = suggestedBy(sheet, draft.mission);
  const kept = Object.entries(draft.settings).filter(([name, values]) => values.join() !== before[name]?.join());
  return { ...draft, mission, campaign, settings: { ...suggestedBy(sheet, mission), ...Object.fromEntries(kept) } };
}

/** The setting that says who takes part, if the game has one. */
export function teamSetting(sheet: Pick<GameSheet, 'id'>): string | undefined {
  return gameOf(sheet.id).team;
}

export function teamLimits(sheet: GameSheet): SettingLimits | undefined {
  return sheet.settings.find(setting => setting.name === teamSetting(sheet));
}

/** Who takes part unless people say otherwise: those the game suggests, else as many as it takes. */
export function usualTeam(sheet: GameSheet, count?: number): string[] {
  const limits = teamLimits(sheet);
  const usual = limits?.suggested.length || limits?.most || 0;
  return limits?.values.slice(0, count ?? usual) ?? [];
}

/** The settings that are shown as options, or in the open. */
export function options(sheet: GameSheet): SettingLimits[] {
  return sheet.settings.filter(setting => setting.name !== teamSetting(sheet));
}

/** The settings that the game asks in the open, in its order. */
export function choices(sheet: GameSheet): SettingLimits[] {
  const asked = gameOf(sheet.id).asked ?? [];
  return asked.flatMap(name => options(sheet).find(setting => setting.name === name) ?? []);
}

/** A draft with a value of a setting chosen, or left out if it was; without a value as the book has it. */
export function toggled(draft: SetUpDraft, setting: SettingLimits, value?: string): SetUpDraft {
  const before = draft.settings[setting.name] ?? [];
  const isOne = shapeOf(setting) === 'one';
  const kept = isOne ? [] : before;
  const values = value === undefined || before.includes(value) ? kept.filter(each => each !== value) : [...kept, value];
  const others = Object.entries(draft.settings).filter(([name]) => name !== setting.name);
  return { ...draft, settings: Object.fromEntries(values.length > 0 ? [...others, [setting.name, values]] : others) };
}

export type OptionShape = 'switch' | 'one' | 'many';

/** How a setting is asked: on or off, one of its values, or several of them. */
export function shapeOf(setting: SettingLimits): OptionShape {
  if (setting.values.length === 0 || (setting.values.length === 1 && setting.most <= 1)) return 'switch';
  return setting.most <= 1 ? 'one' : 'many';
}

/** What a switch says when it is on. */
export function valuesWhenOn(setting: SettingLimits): string[] {
  return setting.values.slice(0, setting.least);
}

/** Who has whom: those given by hand stay, the others fill up the seats, in their order and as evenly as possible. */
export function shares(draft: SetUpDraft): string[][] {
  const seats: string[][] = draft.sitters.map(() => []);
  if (isUsualShare(draft)) return dealt(draft.game, draft.team, seats.length);
  for (const name of draft.team) {
    const given = seats[seatOf(draft, name)];
    (given ?? emptiest(seats)).push(name);
  }
  return seats;
}

function isUsualShare(draft: SetUpDraft): boolean {
  return draft.team.every(name => seatOf(draft, name) < 0);
}

function seatOf(draft: SetUpDraft, name: string): number {
  const seat = draft.given[name] ?? -1;
  return seat < draft.sitters.length ? seat : -1;
}

function emptiest(seats: string[][]): string[] {
  return seats.reduce((least, seat) => (seat.length < least.length ? seat : least));
}

/** People as the table deals them to seats when nobody says otherwise. */
function dealt(game: string, names: string[], seats: number): string[][] {
  if (!gameOf(game).isDealtByTurns) return evenly(names, seats);
  return Array.from({ length: seats }, (_, seat) => names.filter((_name, at) => at % seats === seat));
}

function evenly(names: string[], seats: number): string[][] {
  let next = 0;
  return Array.from({ length: seats }, (_, seat) => {
    const count = Math.floor(names.length / seats) + (seat < names.length % seats ? 1 : 0);
    return names.slice(next, (next += count));
  });
}

/** Who has whom at a table that was opened: as its settings say, else the usual team shared out evenly. */
export function teamOf(card: TableCard, sheet: GameSheet): string[][] {
  const said = (name: string) => card.settings.find(setting => setting.name === name)?.values;
  const seats = card.seats.map((_, seat) => said(`seat${seat + 1}`));
  if (seats.some(names => names !== undefined)) return seats.map(names => names ?? []);
  return dealt(card.game, said(teamSetting(sheet) ?? '') ?? usualTeam(sheet), seats.length);
}

/** Gives somebody to a seat; the others stay where they are seen to be. */
export function give(draft: SetUpDraft, name: string, seat: number): SetUpDraft {
  const given = Object.fromEntries(shares(draft).flatMap((names, at) => names.map(each => [each, at] as const)));
  return { ...draft, given: { ...given, [name]: seat } };
}

export function withSeats(draft: SetUpDraft, count: number): SetUpDraft {
  const sitters = Array.from({ length: count }, (_, seat) => draft.sitters[seat] ?? 'open');
  return { ...draft, sitters, given: {} };
}

/** What is wrong with the form before it is sent, as keys of messages; the server has the last word. */
export function troubles(draft: SetUpDraft, sheet: GameSheet): string[] {
  const found: string[] = [];
  const team = teamLimits(sheet);
  if (team && draft.team.length < draft.sitters.length) found.push('home.trouble.emptySeat');
  else if (team && shares(draft).some(names => names.length === 0)) found.push('home.trouble.emptySeat');
  if (draft.sitters.every(sitter => sitter === 'open')) found.push('home.trouble.nobodySits');
  return found;
}

export function newTable(draft: SetUpDraft, sheet: GameSheet, name: string, seed?: number): NewTable {
  return {
    game: draft.game,
    mission: draft.mission,
    seats: draft.sitters,
    settings: [...campaign(draft), ...teamSettings(draft, sheet), ...chosen(draft, sheet), ...readings(draft)],
    name,
    ...(seed === undefined ? {} : { seed }),
    isDiceTold: draft.isDiceTold,
    areCardsTold: draft.areCardsTold,
  };
}

function campaign(draft: SetUpDraft): SettingLine[] {
  return draft.campaign === undefined ? [] : [{ name: CAMPAIGN, values: [draft.campaign] }];
}

function teamSettings(draft: SetUpDraft, sheet: GameSheet): SettingLine[] {
  const team = teamLimits(sheet);
  if (!team) return [];
  const usual = team.suggested.length > 0 ? team.suggested : usualTeam(sheet, draft.team.length);
  const lines: SettingLine[] = [];
  if (usual.length !== draft.team.length || usual.some((name, at) => draft.team[at] !== name))
    lines.push({ name: team.name, values: draft.team });
  if (!isUsualShare(draft)) shares(draft).forEach((values, seat) => lines.push({ name: `seat${seat + 1}`, values }));
  return lines;
}

function chosen(draft: SetUpDraft, sheet: GameSheet): SettingLine[] {
  return options(sheet).flatMap(({ name }) => {
    const values = draft.settings[name];
    return values ? [{ name, values }] : [];
  });
}

function readings(draft: SetUpDraft): SettingLine[] {
  return draft.readings.length === 0 ? [] : [{ name: READINGS, values: draft.readings }];
}

/** The part of the form a refusal is about: the seats, a setting by its name, or the foot of the form for all the rest. */
export function partOf(refusal: Refusal, sheet: GameSheet): string {
  const about = refusal.about[0];
  if (about?.kind === 'seats') return SEATS;
  if (about?.kind !== 'setting') return FOOT;
  if (/^seat\d+$/.test(about.id)) return SEATS;
  return [READINGS, ...sheet.settings.map(setting => setting.name)].includes(about.id) ? about.id : FOOT;
}
