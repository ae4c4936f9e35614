// What a person likes, kept in this browser and equal at every table. What concerns the whole table is in the table's menu.

export interface Settings {
  /** How fast what happens is shown. */
  speed: 1 | 2 | 4 | 'instant';
  sound: boolean;
  /** How loud, from 0 to 100. */
  volume: number;
  /** Steps and tips for those who are new to a game. */
  hints: boolean;
  /** The size of text in percent. */
  text: 100 | 115 | 130 | 150;
  contrast: 'usual' | 'strong';
  /** The set of colours of people and levels. */
  colours: 'usual' | 'red-green' | 'strong';
  theme: 'dark' | 'light';
  /** Whether texts and board speak of places in codes, as journals do. */
  codes: boolean;
  /** Whether choices that make no difference are made by the table. */
  decide: boolean;
  /** Whether whoever points at the end of a turn hears of actions that are left. */
  spare: boolean;
  /** Whether a button asks a bot what it thinks of the answers. */
  weigh: boolean;
}

/** The values of a setting; the first is the usual one. A number without a list may be anything from 0 to 100. */
export const VALUES = {
  speed: [1, 2, 4, 'instant'],
  sound: [false, true],
  hints: [true, false],
  text: [100, 115, 130, 150],
  contrast: ['usual', 'strong'],
  colours: ['usual', 'red-green', 'strong'],
  theme: ['dark', 'light'],
  codes: [false, true],
  decide: [false, true],
  spare: [true, false],
  weigh: [false, true],
} as const satisfies { [Name in Exclude<keyof Settings, 'volume'>]: readonly Settings[Name][] };

const KEPT = 'redoubt.settings';
const USUAL_VOLUME = 60;
let listeners: readonly ((settings: Settings) => void)[] = [];

let now = $state.raw<Settings>(read());
if (typeof addEventListener === 'function') {
  // Another tab of the same browser may change them.
  addEventListener('storage', ({ key }) => key === KEPT && become(read()));
}

/** The settings as they are; a component that reads them follows every change. */
export const settings = (): Settings => now;

/** Changes a setting and remembers it. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  const changed = checked({ ...now, [name]: value });
  try {
    localStorage.setItem(KEPT, JSON.stringify(changed));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
  become(changed);
}

/** Tells of every change, for what is no component; the answer ends it. */
export function onSettings(listener: (settings: Settings) => void): () => unknown {
  listeners = [...listeners, listener];
  return () => (listeners = listeners.filter(one => one !== listener));
}

function become(changed: Settings): void {
  now = changed;
  for (const listener of listeners) listener(changed);
}

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return checked(typeof kept === 'object' && kept !== null ? (kept as Partial<Settings>) : {});
  } catch {
    return checked({});
  }
}

/** What is kept may be older than we are, or spoilt: whatever is none of the values is the usual one. */
function checked(kept: Partial<Record<keyof Settings, unknown>>): Settings {
  const lists = Object.entries(VALUES).map(([name, values]: [string, readonly unknown[]]) => {
    const value = kept[name as keyof Settings];
    return [name, values.includes(value) ? value : values[0]];
  });
  const { volume } = kept;
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 100;
  return { ...Object.fromEntries(lists), volume: isVolume ? Math.round(volume) : USUAL_VOLUME } as Settings;
}
