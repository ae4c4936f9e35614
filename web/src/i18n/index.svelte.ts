import { patiently } from '../wire/patience';
import { hasPlaces, placeOf } from './places.svelte';
import { Formatter, type Kinds, type Messages, type Params } from './format';

export const LANGUAGES = ['en', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language with the messages that are here. */
class Tongue {
  readonly formatter: Formatter;

  constructor(
    readonly language: Language,
    readonly messages: Messages,
  ) {
    this.formatter = new Formatter(language, messages, kinds);
  }
}

const KEPT = 'redoubt.language';
// What only the terminal says stays out of the page.
const FILES = import.meta.glob<Messages>(['../messages/*/*.json', '!../messages/*/terminal*.json'], {
  import: 'default',
});

/** What the families have registered; formatters look it up as they go. */
const kinds: Record<string, Kinds[string]> = {};

let tongue = $state.raw(new Tongue('en', {}));
let games: readonly string[] = [];
let extras: readonly string[] = [];
let latest = 0;

/** The language of this browser: the one chosen here before, else the first of its own that we speak. */
export function preferredLanguage(): Language {
  const wanted = [kept() ?? '', ...navigator.languages.map(each => each.slice(0, 2))];
  return wanted.find(isLanguage) ?? 'en';
}

/** Whether we speak it. */
export function isLanguage(word: string): word is Language {
  return LANGUAGES.some(each => each === word);
}

/** The language the page speaks now. */
export function currentLanguage(): Language {
  return tongue.language;
}

/** Speaks another language, once its messages are here, and remembers it. */
export async function setLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  try {
    localStorage.setItem(KEPT, wanted);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** Fetches the messages of a game and of its family, and keeps them with every change of language. */
export async function loadGame(game: string): Promise<void> {
  games = [...games.filter(each => each !== game), game];
  await speak(tongue.language);
}

/** Fetches a further file of messages, which may have a family too, and keeps it with every change of language; whether it came. */
export async function loadWords(file: string): Promise<boolean> {
  extras = [...extras.filter(each => each !== file), file];
  try {
    await speak(tongue.language);
    return true;
  } catch {
    extras = extras.filter(each => each !== file);
    return false;
  }
}

/** Lets messages put values of these kinds into words, for the families of games. */
export function registerKinds(more: Kinds): void {
  Object.assign(kinds, more);
}

/** A message in the language spoken, with its places filled in; a key without a message is shown as it is. */
export function t(key: string, params: Params = {}): string {
  return found(key, params) ?? key;
}

/** A message that may be missing, such as the text of somebody's own card: `found('cardText.Torch')`. */
export function found(key: string, params: Params = {}): string | undefined {
  const said = tongue.formatter.found(key, hasPlaces() ? placed(params) : params);
  return tongue.language === 'fr' ? said?.replaceAll(HELD_TOGETHER, '\u00a0') : said;
}
/** The spaces of French before a mark or within its quotes, where no line may end. */
const HELD_TOGETHER = / (?=[:;?!»%])|(?<=«) /g;

/** What a place is called: by name, or by its code if it has none or codes are wanted. */
export function placeName(code: string): string {
  const place = placeOf(code);
  if (!place) return code;
  const { what, isKind, near, number } = place;
  const words = (id: string) => tongue.formatter.name('place', id);
  const said = isKind ? tongue.formatter.name('zone', what) : words(what);
  const [one, other] = near.map(id => tongue.formatter.name('placeThe', id));
  const numbered = number > 0 ? `${said} ${number}` : said;
  if (one === undefined) return numbered;
  const key = other === undefined ? 'place.by' : 'place.between';
  return tongue.formatter.found(key, { what: numbered, near: one, other: other ?? '' }) ?? code;
}

/** A text that names places by their codes, such as the key of a choice, with their names. */
export function withPlaces(text: string): string {
  return hasPlaces()
    ? text.replace(/[\p{L}\d]+(?:\.[\p{L}\d]+)*/gu, word => (placeOf(word) ? placeName(word) : word))
    : text;
}

/** Codes among the values of a message, as names. */
function placed(params: Params): Params {
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return placeOf(value) ? placeName(value) : borderName(value);
    return Array.isArray(value) && value.every(one => typeof one === 'string') ? value.map(named) : value;
  };
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, named(value)])) as Params;
}

/** A door is called by the two rooms it joins; any other value stays as it is. */
function borderName(value: string): string {
  const sides = value.split('-');
  return sides.length === 2 && sides.every(placeOf) ? sides.map(placeName).join(' – ') : value;
}

/** Whether there is a message of this key. */
export function has(key: string): boolean {
  return found(key) !== undefined;
}

/** The name of a thing, such as `name('card', 'Short sword')`; an unknown one is shown as it is. */
export function name(type: string, value: string, count = 1): string {
  return tongue.formatter.name(type, value, count);
}

async function speak(language: Language): Promise<void> {
  const turn = ++latest;
  // The last game may word the page its own way, the others may not.
  const [latestGame = {}, ...others] = (await Promise.all(games.map(game => ofGame(language, game)))).reverse();
  const more = await Promise.all(extras.map(file => ofGame(language, file)));
  const messages = Object.assign({}, ...others.reverse(), await read(language, 'interface'), latestGame, ...more);
  if (turn === latest) {
    tongue = new Tongue(language, messages);
    document.documentElement.lang = language;
  }
}

/** The messages of a game; `family` names the file it shares with its relatives. */
async function ofGame(language: Language, game: string): Promise<Messages> {
  const own = await read(language, game);
  return own.family === undefined ? own : { ...(await read(language, own.family)), ...own };
}

async function read(language: Language, file: string): Promise<Messages> {
  const load = FILES[`../messages/${language}/${file}.json`];
  return load === undefined ? {} : patiently(load);
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
