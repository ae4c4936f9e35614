import { tableKeys, watchCodes } from '../pages/keys';
import type { GameCard, GameSheet, Preview, Refusal, TableList, TableSummary } from '../protocol/messages';
import { Calls } from '../wire/calls';

/** As many keys as the server takes at once; the latest count. */
const MOST_KEYS = 500;

/** What stands on the shelf of this server: its games, the sheet of the chosen one, and the tables. */
export class Shelf {
  games = $state.raw<GameCard[]>();
  sheets = $state.raw<Record<string, GameSheet>>({});
  previews = $state.raw<Record<string, unknown>>({});
  tables = $state.raw<TableSummary[]>();
  refusal = $state.raw<Refusal>();

  constructor(private readonly calls = new Calls()) {}

  /** Reads what there is, with a game that is asked for though it is not offered. */
  async open(asked = ''): Promise<void> {
    await Promise.all([this.#readGames(), this.readTables()]);
    if (asked === '' || !this.games || this.games.some(game => game.id === asked)) return;
    const sheet = await this.sheet(asked);
    if (sheet) this.games = [...this.games, { id: sheet.id, title: sheet.title, missions: sheet.missions }];
  }

  async #readGames(): Promise<void> {
    const answer = await this.calls.ask<GameCard[]>('/api/games');
    if (answer.isGranted) this.games = answer.value;
    else this.refusal = answer.refusal;
  }

  /** One's own tables, however old, and the latest of everybody. */
  async readTables(): Promise<void> {
    const keys = Object.entries({ ...watchCodes(), ...tokens() }).map(([table, token]) => ({ table, token }));
    const [own, latest] = await Promise.all([
      this.calls.tell<TableList>('/api/tables/mine', { keys: keys.slice(-MOST_KEYS) }),
      this.calls.ask<TableList>('/api/tables'),
    ]);
    const mine = own.isGranted ? own.value.tables : [];
    const others = latest.isGranted ? latest.value.tables : [];
    if (own.isGranted || latest.isGranted)
      this.tables = [...mine, ...others.filter(table => mine.every(each => each.id !== table.id))];
  }

  async sheet(game: string): Promise<GameSheet | undefined> {
    const known = this.sheets[game];
    if (known) return known;
    const answer = await this.calls.ask<GameSheet>(`/api/games/${encodeURIComponent(game)}`);
    if (!answer.isGranted) {
      this.refusal = answer.refusal;
      return undefined;
    }
    this.sheets = { ...this.sheets, [game]: answer.value };
    return answer.value;
  }

  /** Lays out the missions of a game one after the other, for their thumbnails; the page does not wait for them. */
  async preview(sheet: GameSheet, isWanted: () => boolean): Promise<void> {
    for (const { id } of sheet.missions) {
      if (!isWanted()) return;
      if (previewKey(sheet.id, id) in this.previews) continue;
      const path = `/api/games/${encodeURIComponent(sheet.id)}/missions/${encodeURIComponent(id)}/preview`;
      const answer = await this.calls.ask<Preview>(path);
      if (answer.isGranted) this.previews = { ...this.previews, [previewKey(sheet.id, id)]: answer.value.view };
    }
  }
}

export function previewKey(game: string, mission: string): string {
  return `${game} ${mission}`;
}

function tokens(): Record<string, string> {
  return Object.fromEntries(Object.entries(tableKeys()).map(([table, key]) => [table, key.token]));
}
