// The socket to a table: says hello, tells what arrives, and comes back by itself after a break.
import { PROTOCOL_VERSION, type ClientMessage, type Fault, type TableMessage } from '../protocol/messages';

/** What the page needs of a socket; a test brings its own. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export type Connection = 'calling' | 'open' | 'waiting' | 'refused' | 'closed';

export interface Ear {
  seen(): number;
  heard(message: TableMessage): void;
  connected(now: Connection): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Refusals of a hello that pass: the store, the limits or the server itself will be well again. */
const PASSING: readonly Fault[] = ['failed', 'rate', 'closing', 'broken', 'late'];

type Without<X, K extends PropertyKey> = X extends unknown ? Omit<X, K> : never;
type Said = Without<Exclude<ClientMessage, { is: 'Hello' }>, 'id'>;

export class TableSocket {
  #line?: Line;
  #lastId = 0;
  #hello = 0;
  #wait = FIRST_WAIT;
  #timer?: ReturnType<typeof setTimeout>;
  #isOver = false;
  #isWelcome = false;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly ear: Ear,
    private readonly dial: () => Line = dialTable,
    private readonly jitter: () => number = Math.random,
  ) {}

  open(): void {
    clearTimeout(this.#timer);
    this.ear.connected('calling');
    const line = this.dial();
    this.#line = line;
    this.#isWelcome = false;
    line.onopen = () => this.#sayHello();
    line.onmessage = event => line === this.#line && this.#hear(String(event.data));
    line.onclose = () => line === this.#line && this.#broken();
  }

  /** Says something and returns the number a refusal would repeat, or nothing while the line is broken. */
  say(message: Said): number | undefined {
    if (!this.#line || !this.#isWelcome) return undefined;
    const id = ++this.#lastId;
    this.#line.send(JSON.stringify({ ...message, id }));
    return id;
  }

  /** Tries again at once, as when the person asks for it or the browser is back on the net. */
  retry(): void {
    if (!this.#isOver && !this.#line) this.open();
  }

  /** Hangs up and calls again: what arrived does not fit what is known, and a welcome tells everything. */
  restart(): void {
    const line = this.#line;
    this.#line = undefined;
    line?.close();
    if (line) this.#broken();
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#line?.close();
    this.#line = undefined;
    this.ear.connected('closed');
  }

  #sayHello(): void {
    this.#hello = ++this.#lastId;
    const seen = this.ear.seen();
    const hello = {
      is: 'Hello',
      id: this.#hello,
      version: PROTOCOL_VERSION,
      table: this.table,
      token: this.token,
      seen,
    };
    this.#line?.send(JSON.stringify(hello));
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as TableMessage;
    if (message.is === 'Welcome') {
      this.#isWelcome = true;
      this.#wait = FIRST_WAIT;
      this.ear.connected('open');
    }
    if (message.is === 'Refused' && message.id === this.#hello) {
      if (PASSING.includes(message.code)) {
        this.restart();
        return;
      }
      this.#isOver = true;
      this.ear.connected('refused');
    }
    this.ear.heard(message);
  }

  #broken(): void {
    this.#line = undefined;
    this.#isWelcome = false;
    if (this.#isOver) return;
    this.ear.connected('waiting');
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + this.jitter() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

function dialTable(): Line {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/api/socket`) as Line;
}
