import type { NewTable, TableCard, You } from '../protocol/messages';

/** The same game once more: my seats are mine, bots stay, and everybody else takes a seat anew. */
export function sameAgain(card: TableCard, you: You): NewTable {
  return {
    game: card.game,
    mission: card.mission,
    seats: card.seats.map(seat => {
      if (you.seats.includes(seat.seat)) return 'me';
      return seat.holder === 'bot' ? 'bot' : 'open';
    }),
    settings: card.settings,
    name: you.name,
    isDiceTold: false,
  };
}
