/**
 * Messages with places to fill in:
 * - `{zone}` a value as it is; a list is joined with commas;
 * - `{card, card}` a name: the message `card.<value>`, or the value itself if there is none (somebody's own card); a message
 *   `skill.+1 die: *` names all values of that form, and what the star stands for is its parameter `of`;
 * - `{token, token, count}` a name that follows the number in another parameter;
 * - `{value, kind}` what a family of games has registered as more than a name, such as things of several kinds with their numbers;
 * - `{count, plural, =0 {none} one {# card} other {# cards}}` and `{colour, select, none {…} red {…} other {…}}`, where `none`
 *   stands for a value that is missing or empty.
 * A message that begins with a name begins with a capital letter. The terminal reads the same messages with a twin of this in Java.
 */
export type Params = Readonly<Record<string, unknown>>;
export type Messages = Readonly<Record<string, string>>;

/** How values of a kind are put into words that are more than a name, by the kind; names are asked for by type, value and number. */
export type Kinds = Readonly<Record<string, (value: unknown, name: Formatter['name']) => string>>;

/** A message that cannot be read; the text says where and what was expected. */
export class MessageError extends Error {}

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'number' }
  | { kind: 'value'; param: string }
  | { kind: 'name'; param: string; type: string; count: string | undefined }
  | { kind: 'plural' | 'select'; param: string; cases: ReadonlyMap<string, readonly Part[]> };

const WORD = /[A-Za-z0-9_=-]+/y;

/** Reads one message, left to right. */
class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  message(): Part[] {
    const parts = this.parts(false);
    if (this.at < this.text.length) {
      this.fail('a } without its {');
    }
    return parts;
  }

  private parts(inPlural: boolean): Part[] {
    const parts: Part[] = [];
    let text = '';
    const close = () => {
      if (text !== '') {
        parts.push({ kind: 'text', text });
        text = '';
      }
    };
    while (this.at < this.text.length && this.text[this.at] !== '}') {
      const letter = this.text[this.at] ?? '';
      if (letter === '{') {
        close();
        parts.push(this.place(inPlural));
      } else if (letter === '#' && inPlural) {
        close();
        parts.push({ kind: 'number' });
        this.at++;
      } else {
        text += letter;
        this.at++;
      }
    }
    close();
    return parts;
  }

  private place(inPlural: boolean): Part {
    this.take('{');
    const param = this.word('the name of a parameter');
    if (this.has('}')) {
      return { kind: 'value', param };
    }
    this.take(',');
    const type = this.word('a type such as plural, select or card');
    if (type === 'plural' || type === 'select') {
      this.take(',');
      const cases = this.cases(inPlural || type === 'plural');
      this.take('}');
      return { kind: type, param, cases };
    }
    const count = this.has(',') ? this.word('the parameter that holds the number') : undefined;
    this.take('}');
    return { kind: 'name', param, type, count };
  }

  private cases(inPlural: boolean): Map<string, Part[]> {
    const cases = new Map<string, Part[]>();
    this.space();
    while (this.text[this.at] !== '}' && this.at < this.text.length) {
      const name = this.word('a case such as one or other');
      if (cases.has(name)) {
        this.fail(`the case ${name} a second time`);
      }
      this.take('{');
      cases.set(name, this.parts(inPlural));
      this.take('}');
      this.space();
    }
    if (!cases.has('other')) {
      this.fail('no case other');
    }
    return cases;
  }

  private word(what: string): string {
    this.space();
    WORD.lastIndex = this.at;
    const found = WORD.exec(this.text);
    if (found === null) {
      return this.fail(`expected ${what}`);
    }
    this.at += found[0].length;
    this.space();
    return found[0];
  }

  /** Steps over this letter if it comes next. */
  private has(letter: string): boolean {
    this.space();
    const isNext = this.text[this.at] === letter;
    this.at += isNext ? 1 : 0;
    return isNext;
  }

  private take(letter: string): void {
    if (!this.has(letter)) {
      this.fail(`expected ${letter}`);
    }
  }

  private space(): void {
    while (this.text[this.at] === ' ') {
      this.at++;
    }
  }

  private fail(what: string): never {
    throw new MessageError(`${what} at letter ${this.at + 1} of "${this.text}"`);
  }
}

/** The parts of a message, or a {@link MessageError}. */
export function parse(message: string): readonly Part[] {
  return new Reader(message).message();
}

/** The parameters a message fills in, in order and each once. */
export function placeholders(parts: readonly Part[]): string[] {
  const found = new Set<string>();
  const walk = (part: Part) => {
    if ('param' in part) {
      found.add(part.param);
    }
    if (part.kind === 'name' && part.count !== undefined) {
      found.add(part.count);
    }
    if ('cases' in part) {
      [...part.cases.values()].flat().forEach(walk);
    }
  };
  parts.forEach(walk);
  return [...found];
}

/** Puts the messages of one language into words. */
export class Formatter {
  private readonly parsed = new Map<string, readonly Part[]>();
  private readonly plurals: Intl.PluralRules;
  private readonly stars: readonly Star[];

  constructor(
    language: string,
    private readonly messages: Messages,
    private readonly kinds: Kinds = {},
  ) {
    this.plurals = new Intl.PluralRules(language);
    this.stars = Object.keys(messages)
      .filter(key => key.includes('*'))
      .map(key => ({ key, head: key.slice(0, key.indexOf('*')), tail: key.slice(key.indexOf('*') + 1) }));
  }

  /** The message with its places filled in; a message that cannot be read is shown as it stands. */
  format(message: string, params: Params = {}): string {
    const parts = this.read(message);
    const text = this.parts(parts, params, '');
    return parts[0]?.kind === 'name' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }

  /** The name of a thing, such as a card; an unknown name is shown as it is. */
  name(type: string, value: string, count = 1): string {
    const found = this.lookup(`${type}.${value}`);
    return found === undefined ? value : this.parts(this.read(found.message), { count, of: found.of }, '');
  }

  /** The message of this key, or of a key with a star that fits it, with its places filled in; undefined if there is none. */
  found(key: string, params: Params = {}): string | undefined {
    const found = this.lookup(key);
    return found && this.format(found.message, found.of === undefined ? params : { ...params, of: found.of });
  }

  private lookup(key: string): { message: string; of?: string } | undefined {
    const own = this.messages[key];
    if (own !== undefined) {
      return { message: own };
    }
    const star = this.stars
      .filter(each => key.startsWith(each.head) && key.endsWith(each.tail) && key.length > each.key.length - 1)
      .reduce<Star | undefined>((best, each) => (best && best.key.length >= each.key.length ? best : each), undefined);
    const message = star && this.messages[star.key];
    if (star === undefined || message === undefined) {
      return undefined;
    }
    return { message, of: key.slice(star.head.length, key.length - star.tail.length) };
  }

  private read(message: string): readonly Part[] {
    let parts = this.parsed.get(message);
    if (parts === undefined) {
      try {
        parts = parse(message);
      } catch {
        parts = [{ kind: 'text', text: message }];
      }
      this.parsed.set(message, parts);
    }
    return parts;
  }

  private parts(parts: readonly Part[], params: Params, number: string): string {
    return parts.map(part => this.part(part, params, number)).join('');
  }

  private part(part: Part, params: Params, number: string): string {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'number':
        return number;
      case 'value':
        return plain(params[part.param]);
      case 'name':
        return this.named(part.type, params[part.param], part.count === undefined ? 1 : Number(params[part.count]));
      case 'plural':
        return this.parts(this.pluralCase(part.cases, params[part.param]), params, plain(params[part.param]));
      case 'select':
        return this.parts(caseOf(part.cases, plain(params[part.param]) || 'none'), params, number);
    }
  }

  private pluralCase(cases: ReadonlyMap<string, readonly Part[]>, value: unknown): readonly Part[] {
    const count = Number(value);
    return cases.get(`=${count}`) ?? caseOf(cases, Number.isNaN(count) ? 'other' : this.plurals.select(count));
  }

  private named(type: string, value: unknown, count: number): string {
    const kind = this.kinds[type];
    if (kind !== undefined) {
      return kind(value, (...asked) => this.name(...asked));
    }
    const values = Array.isArray(value) ? value : [value];
    return values.map(each => this.name(type, plain(each), count)).join(', ');
  }
}

function caseOf(cases: ReadonlyMap<string, readonly Part[]>, name: string): readonly Part[] {
  return cases.get(name) ?? cases.get('other') ?? [];
}

function plain(value: unknown): string {
  if (value === undefined || value === null) {
    return '';
  }
  return Array.isArray(value) ? value.map(plain).join(', ') : String(value);
}

/** A key with a star, and what stands before and behind it. */
interface Star {
  key: string;
  head: string;
  tail: string;
}
