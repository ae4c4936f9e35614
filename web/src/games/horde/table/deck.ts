// What the next zombie card may be: all cards of the catalogue but those that lie on the discards.
import type { Catalogue, DeckView, ZombieCard } from '../../../protocol/horde';

export interface Share {
  /** A kind of zombie, or the kind of a card that is more than a spawn. */
  what: string;
  isZombie: boolean;
  percent: number;
}

export interface Line {
  level: string;
  zombie: string;
  count: number;
}

export function cardsLeft(catalogue: Catalogue, decks: readonly DeckView[]): ZombieCard[] {
  const deck = decks.find(one => one.name === catalogue.zombieDeck);
  const gone = new Map<string, number>();
  for (const number of deck?.discards ?? []) gone.set(number, (gone.get(number) ?? 0) + 1);
  const left = catalogue.zombieCards.filter(card => {
    const times = gone.get(card.number) ?? 0;
    gone.set(card.number, times - 1);
    return times <= 0;
  });
  return left.length > 0 ? left : catalogue.zombieCards;
}

/** The kind of a card that does nothing but bring zombies. */
export const SPAWN = 'spawn';

export function shares(cards: readonly ZombieCard[], most = 5): Share[] {
  const counts = new Map<string, { isZombie: boolean; count: number }>();
  for (const card of cards) {
    const isZombie = card.kind === SPAWN;
    const what = isZombie ? card.zombie : card.kind;
    counts.set(what, { isZombie, count: (counts.get(what)?.count ?? 0) + 1 });
  }
  return [...counts]
    .map(([what, { isZombie, count }]) => ({ what, isZombie, percent: Math.round((count / cards.length) * 100) }))
    .sort((a, b) => b.percent - a.percent)
    .slice(0, most);
}

/** What a card of the commonest kind brings at each level, on average. */
export function lines(cards: readonly ZombieCard[], levels: readonly string[]): Line[] {
  const commonest = shares(cards).find(share => share.isZombie)?.what;
  const meant = cards.filter(card => card.kind === SPAWN && card.zombie === commonest);
  if (commonest === undefined) return [];
  return levels.map((level, i) => ({
    level,
    zombie: commonest,
    count: Math.round(meant.reduce((sum, card) => sum + (card.counts[i] ?? 0), 0) / meant.length),
  }));
}
