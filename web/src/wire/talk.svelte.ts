// What people at a table say and point at. None of it is part of the game.
import type { Fault, Pointed, Reaction, Saying, Talk as Told } from '../protocol/messages';

/** How long a finger stays on the board, and a word on the line above it, in milliseconds. */
export const SEEN_FOR = 6_000;
/** As many lines as the table remembers. */
const MOST_KEPT = 50;
export const LONGEST_LINE = 200;
export const REACTIONS: readonly Reaction[] = ['here', 'wait', 'mine', 'help', 'well_done', 'you_choose'];

type Words =
  { is: 'Point'; place: string; piece: string } | { is: 'React'; reaction: Reaction } | { is: 'Say'; text: string };

export class Talk {
  said = $state.raw<readonly Saying[]>([]);
  /** Who points at what now; one finger each. */
  fingers = $state.raw<readonly Pointed[]>([]);
  /** What was said last, while it is news. */
  news = $state.raw<Saying>();
  /** Why something was not said. */
  refusal = $state<Fault>();
  /** Whether the next place that is chosen is only pointed at. */
  isPointing = $state(false);
  /** Whether the chat is open on this page. */
  isShown = $state(false);
  // What was said and may yet be refused; nobody looks at it.
  #sent: number[] = [];

  constructor(private readonly send: (words: Words) => number | undefined) {}

  point(place: string, piece: string): void {
    this.isPointing = false;
    this.#say({ is: 'Point', place, piece });
  }

  react(reaction: Reaction): void {
    this.#say({ is: 'React', reaction });
  }

  say(text: string): void {
    this.#say({ is: 'Say', text });
  }

  #say(words: Words): void {
    this.refusal = undefined;
    const id = this.send(words);
    if (id !== undefined) this.#sent = [...this.#sent, id].slice(-MOST_KEPT);
  }

  pointed(finger: Pointed): void {
    this.fingers = [...this.fingers.filter(({ by }) => !isSame(by, finger.by)), finger];
    setTimeout(() => (this.fingers = this.fingers.filter(one => one !== finger)), SEEN_FOR);
  }

  heard(saying: Saying): void {
    this.said = [...this.said, saying].slice(-MOST_KEPT);
    this.news = saying;
    setTimeout(() => this.news === saying && (this.news = undefined), SEEN_FOR);
  }

  told({ said }: Told): void {
    this.said = said;
  }

  /** Whether a refusal is about something said here; the game has nothing to do with it. */
  isRefused(id: number, code: Fault): boolean {
    if (!this.#sent.includes(id)) return false;
    this.refusal = code;
    return true;
  }

  /** A new line to the table: what was remembered is told anew. */
  reset(): void {
    this.#sent = [];
    this.said = [];
  }
}

const isSame = (one: Pointed['by'], other: Pointed['by']) => one.name === other.name && one.seat === other.seat;
