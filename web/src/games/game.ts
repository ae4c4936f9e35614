import type { Component } from 'svelte';
import type { Look } from '../board/look';
import type { Moments } from '../moments/moment';
import type { TableEvent } from '../wire/events';
import type { Guide } from '../guide/data';
import type { TipRules } from '../tips/tip';
import type { TableStore } from '../wire/table.svelte';

/** The table of a game: the frame of the table with the panels of the game in it. */
export type TableComponent = Component<{ store: TableStore<unknown>; game: Game }>;

/** What can be said of a mission on the road of a campaign before it begins: its hour, and what its map is made of. */
export interface StopSight {
  hour: number;
  isNight: boolean;
  map: () => SVGElement;
}

/** One of those who take part: what they have lost of what they can lose, and what they have in hand, as names of a kind. */
export interface Mate {
  name: string;
  lost: number;
  all: number;
  holds: readonly { kind: string; id: string }[];
  isOut: boolean;
}

/** Something that people are good at: its name in the messages (`trait.<id>`) and its picture. */
export interface Trait {
  id: string;
  icon: string;
}

/** What one of the people of a game can do, as it is printed: skills and cards by their names in the messages. */
export interface Profile {
  /** From the first turn on. */
  skills: readonly string[];
  /** What they may learn, in order. */
  later: readonly string[];
  /** The cards they begin with. */
  brings: readonly string[];
  /** What they are good at, by the ids of traits. */
  traits: readonly string[];
}

/** What a game brings to the client besides its messages; most of it comes from its family. */
export interface Game {
  look: Look;
  /** The setting of a new table that names those who take part, if people share them out among the seats. */
  team?: string;
  /** Whether the table deals them to the seats by turns; else people may give them to seats by hand. */
  isDealtByTurns?: boolean;
  /** What people may be good at, for those who choose a team. */
  traits?: readonly Trait[];
  /** What somebody can do, from what is printed in the box. */
  profile?(catalogue: unknown, person: string): Profile | undefined;
  /** The settings that a new table asks in the open, before all other options. */
  asked?: readonly string[];
  /** The type under which the messages name those who take part. */
  person: string;
  /** Events without a line of their own, because others say what they say. */
  unsaid: ReadonlySet<string>;
  /** The one who did it, or empty. */
  doer(event: TableEvent): string;
  /** A zone in words: what it is, and who and what is in it. */
  zoneInWords(view: unknown, zone: string): string;
  /** The land along the road of a campaign through these missions, drawn on the ground of `draw/road`; hills without one. */
  landscape?(missions: readonly string[]): SVGElement;
  stop?(mission: string): StopSight | undefined;
  /** The event that tells how a whole campaign has ended, if the game tells more than won or lost. */
  closing?: string;
  /** A picture of something that stands on a campaign sheet, by its kind and id. */
  picture?(kind: string, id: string, size: number): SVGElement | undefined;
  /** Everything that explains itself, with its rules; the words are the messages of `tips-<game>`. */
  tips?(): Promise<{ default: TipRules }>;
  /** The guided first game; its words are the messages of `guide-<game>`. */
  guide?: Guide;
  /** How everybody who takes part stands in a view, for a film. */
  crew?(view: unknown): Mate[];
  /** What is worth watching, fetched with the table. */
  moments?(): Promise<Moments>;
  table(): Promise<{ default: TableComponent }>;
}
