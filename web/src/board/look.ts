// What a game looks like: the one door through which boards and pages reach the drawings of a game.
import type { Joins } from '../draw/corruption';
import type { Furniture } from '../draw/furniture';
import type { Ground } from '../draw/grounds';
import type { Portrait } from '../draw/people';
import type { Random } from '../draw/rng';
import type { Rule } from './changes';
import type { Kid, Point } from '../draw/svg';
import type { BoardData, Model, Shape } from './model';
import type { Piece } from './pieces';

// What a zone is to the eye: borders, shadows and furniture follow from it.
export type Terrain = 'open' | 'room' | 'ruin' | 'high' | 'rot';

export interface ZoneLook {
  terrain: Terrain;
  ground: Ground;
  // What has spread over the ground, in cells of 100 x 100.
  cover?: (r: Random, id: string, joins: Joins) => SVGElement;
  // What may stand in it, if it is a room.
  furniture?: readonly [Furniture, ...Furniture[]];
  // Its colour on a small map.
  tint?: string;
}
// Where a border runs. If one side is high, `near` is that side; isFace says that its wall looks at the viewer.
export interface BorderSite {
  near: Terrain | undefined;
  far: Terrain | undefined;
  isFace: boolean;
  r: Random;
}
type Line = (site: BorderSite) => SVGElement | undefined;
export interface BorderLook {
  // Higher ones are drawn later.
  rank: number;
  draw: Line;
  // What stands beside a passage in a border longer than one zone.
  beside?: Line;
}
// A piece stands in the middle of a zone, or lies in a corner, or is part of the ground and not drawn again.
export interface PieceLook {
  place: 'middle' | 'corner' | 'ground';
  // As wide as a zone allows: others stand above it, not beside it.
  isWide?: boolean;
  // People come first.
  rank: number;
  draw: (count: number, board: string) => SVGElement;
}
export type People = ReadonlyMap<string, Portrait>;
export interface Sight {
  board: BoardData;
  pieces: Piece[];
  // Everybody who plays, on the board or not; letters are dealt in this order.
  people: string[];
  // Drawn on borders besides what their kind says.
  hung: { border: number; kind: string }[];
  // Ways between zones that do not touch.
  links?: readonly { one: string; other: string }[];
  // What can be seen at night; undefined by day.
  light?: LightSight;
}
// By night a zone is lit, or seen close by, or not seen at all. Beams start at the piece that carries the lamp; `to` is the zone they
// light besides its own, or empty. Watchers are zones whose pieces have seen a lit zone.
export interface LightSight {
  lit: readonly string[];
  seen: readonly string[];
  beams: readonly { piece: string; to: string }[];
  watchers: readonly { zone: string; sees: string }[];
}
// A land that is drawn as a whole, not zone by zone and border by border, where streets run on and walls meet. The light lies over
// it, under marks and pieces.
export interface Land {
  ground: (model: Model, id: string) => Kid[];
  light: (model: Model, light: LightSight, seatOf: (piece: string) => Point | undefined, id: string) => Kid;
  // What of the land follows the view: below marks and pieces, and between them.
  state?: (model: Model, view: unknown, id: string) => Kid[];
  tokens?: (model: Model, view: unknown, id: string) => Kid[];
  // The space round the board, if the land draws something there.
  pad?: number;
}

export interface Look {
  // The theme of the pages, a set of values in theme.css.
  theme: string;
  // The mood of the whole table, for the theme to take up.
  mood(view: unknown): string | undefined;
  zone(kind: string): ZoneLook;
  border(kind: string): BorderLook;
  // The outer side of a zone.
  edge: BorderLook;
  // How the whole board is drawn, if not from zones and borders.
  land?: Land;
  // The look of any piece by its id.
  piece(id: string, people: People): PieceLook;
  // What is pinned to a piece, by name.
  badge(name: string): SVGElement;
  // The people of a table, as a view shows them: no letter and no colour twice.
  people(names: readonly string[], view?: unknown): People;
  // What a view shows on the board; undefined if it has none.
  sight(view: unknown): Sight | undefined;
  // How a place may be called by itself: by a name of its own, or by what is drawn there.
  sign?(shape: Shape, model: Model, sight: Sight): { own?: string | undefined; drawn?: string | undefined };
  // What events do to the pieces, by event name.
  animations: Readonly<Record<string, readonly Rule[]>>;
  cover(): SVGElement;
}
