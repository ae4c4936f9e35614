// The parts of a table's view that stand on the board of a zombie game.
import type { BorderData, ZoneData } from '../../board/model';

export interface Count {
  kind: string;
  count: number;
}
export interface HordeView {
  board: {
    span: number;
    zones: (ZoneData & { zombies: Count[]; allies: Count[]; tokens: Count[] })[];
    borders: BorderData[];
  };
  survivors: {
    name: string;
    zone: string;
    presence: string;
    isActing: boolean;
    carried: string[];
    inventory: { card: string }[];
  }[];
  objectives: { zone: string; colour: string; isFaceDown: boolean }[];
  spawnPoints: { name: string; zone: string; isActive: boolean }[];
  dropped: { zone: string; deck: string }[];
  landmarks: { kind: string; zone: string }[];
  annexes: ({ is: string } & Record<string, unknown>)[];
}

// A member of the annexes of a name, one after the other.
export const annexed = <T>(view: HordeView, is: string, name: string): T[] =>
  view.annexes.filter(annex => annex.is === is).flatMap(annex => (annex[name] ?? []) as T[]);
