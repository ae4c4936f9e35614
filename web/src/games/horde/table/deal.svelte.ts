// What has been moved since cards were laid out to be put in order or traded: what each side gives, and how all of it is taken back.
import type { Happening } from '../../../protocol/messages';
import { hordeEvents } from '../events';
import { markOf, marksOf } from '../marks';
import type { HordeDesk } from './desk.svelte';

/** What a survivor gives away in a trade. */
export interface Gifts {
  cards: string[];
  tokens: string[];
}

/** How the table keys a single move of a card or a token. */
const MOVED = /^(?:put .+ in \w+|(?:give|take) (?:.+ of \w+|token .+) (?:to|from) .+|discard .+)/;

export class Deal {
  /** How many choices there were when a person began to take everything back; none if nobody does. */
  #goal = -1;

  constructor(private readonly desk: Pick<HordeDesk, 'table' | 'question' | 'isArranging' | 'canUndo' | 'undo'>) {}

  /** The moves so far: the last choices of this person, back to the one that laid out the cards. */
  get moves(): Happening[] {
    const { happenings, you } = this.desk.table;
    const isMove = ({ key, seat, events }: Happening) =>
      MOVED.test(key) && you.seats.includes(seat) && !hordeEvents(events).some(one => one.is === 'ActionPaid');
    return this.desk.isArranging ? happenings.slice(happenings.findLastIndex(one => !isMove(one)) + 1) : [];
  }

  /** What somebody has given away so far, or would give if the other side agreed. */
  gifts(who: string): Gifts {
    const about = this.desk.question?.about ?? [];
    const isFirst = markOf(about, 'survivor') === who;
    const events = this.moves.flatMap(one => hordeEvents(one.events));
    const cards = events.flatMap(one => (one.is === 'CardGiven' && one.giver === who ? [one.card] : []));
    const tokens = events.flatMap(one => (one.is === 'TokenGiven' && one.giver === who ? [one.token] : []));
    return {
      cards: [...cards, ...marksOf(about, isFirst ? 'gift' : 'return')],
      tokens: [...tokens, ...marksOf(about, isFirst ? 'gift_token' : 'return_token')],
    };
  }

  /** Whether there is anything to take back, and nobody needs to be asked for that. */
  get canTakeBack(): boolean {
    return this.desk.canUndo && this.desk.undo === 'free' && this.moves.length > 0;
  }

  takeBack(): void {
    if (!this.canTakeBack) return;
    this.#goal = (this.desk.table.situation?.choices ?? 0) - this.moves.length;
    this.desk.table.undo();
  }

  /** Takes back the next move, if the last thing that happened is that one was taken back. */
  goOn(): void {
    const { situation, takenBackBy, you } = this.desk.table;
    const isGoingOn = this.#goal >= 0 && takenBackBy === you.name && (situation?.choices ?? 0) > this.#goal;
    if (isGoingOn && this.canTakeBack) this.desk.table.undo();
    else this.#goal = -1;
  }
}
