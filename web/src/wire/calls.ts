// The HTTP side of the table. A refusal is a value, not an exception: the page shows it and goes on.
import type { Fault, Refusal } from '../protocol/messages';

export type Answer<X> = { isGranted: true; value: X } | { isGranted: false; refusal: Refusal };

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** The table could not be asked at all: the server is away, or what came was not an answer of the table. */
export const UNREACHABLE = 'unreachable';

export class Calls {
  constructor(
    private readonly token = '',
    private readonly fetch: Fetch = (path, init) => globalThis.fetch(path, init),
  ) {}

  ask<X>(path: string): Promise<Answer<X>> {
    return this.#call<X>(path, { method: 'GET' });
  }

  /** What there may be nothing to say about. */
  askAny<X>(path: string): Promise<Answer<X | undefined>> {
    return this.#call<X | undefined>(path, { method: 'GET' }, text => (text === '' ? undefined : JSON.parse(text)));
  }

  tell<X>(path: string, body: unknown): Promise<Answer<X>> {
    return this.#call<X>(path, { method: 'POST', body: JSON.stringify(body) });
  }

  /** What is answered as text, such as a journal. */
  text(path: string): Promise<Answer<string>> {
    return this.#call<string>(path, { method: 'GET' }, text => text);
  }

  async #call<X>(
    path: string,
    init: RequestInit,
    read: (text: string) => unknown = text => (text === '' ? {} : JSON.parse(text)),
  ): Promise<Answer<X>> {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (init.body) headers['Content-Type'] = 'application/json';
    if (this.token) headers['Authorization'] = `Bearer ${this.token}`;
    try {
      const response = await this.fetch(path, { ...init, headers });
      const text = await response.text();
      return response.ok
        ? { isGranted: true, value: read(text) as X }
        : { isGranted: false, refusal: refusalOf(JSON.parse(text)) };
    } catch {
      return { isGranted: false, refusal: away() };
    }
  }
}

/** The refusal of a table that cannot be asked. */
export function away(): Refusal {
  return { code: 'failed', reason: UNREACHABLE, rule: '', about: [] };
}

function refusalOf(value: unknown): Refusal {
  const told = (typeof value === 'object' && value !== null ? value : {}) as Partial<Refusal>;
  return {
    code: typeof told.code === 'string' ? (told.code as Fault) : 'failed',
    reason: typeof told.reason === 'string' ? told.reason : UNREACHABLE,
    rule: typeof told.rule === 'string' ? told.rule : '',
    about: Array.isArray(told.about) ? told.about : [],
  };
}

/** The path of a table's own calls. */
export function tablePath(table: string, rest = ''): string {
  return `/api/tables/${encodeURIComponent(table)}${rest}`;
}
