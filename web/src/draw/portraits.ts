// Letters and colours of people: those of the game where they are free, else the next that nobody has.
import type { Portrait } from './people';

const spare = [
  '#e69f00',
  '#56b4e9',
  '#35c08f',
  '#f0e442',
  '#ff7a3d',
  '#e58fbf',
  '#a9b4ff',
  '#c9b08a',
  '#8fd0c4',
  '#ff9f9f',
  '#b6d957',
  '#d9a2ff',
];
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

export function portraitsOf(
  names: readonly string[],
  colours: Readonly<Record<string, string>>,
  bust: (name: string) => SVGElement,
  film: readonly string[] = [],
  own: Readonly<Record<string, string>> = {},
): Map<string, Portrait> {
  const portraits = new Map<string, Portrait>();
  const taken = { letters: new Set<string>(), colours: new Set(names.flatMap(name => colours[name] ?? [])) };
  for (const [nth, name] of names.entries()) {
    const colour = colours[name] ?? spare.find(one => !taken.colours.has(one)) ?? '#ffffff';
    const letters = [...(own[name] ?? ''), ...name.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''), ...alphabet];
    const letter = letters.find(one => !taken.letters.has(one)) ?? '?';
    taken.letters.add(letter);
    taken.colours.add(colour);
    // A set of colours that a person has chosen goes before the game's own.
    const worn = `var(--person-${nth + 1}, ${colour})`;
    portraits.set(name, { letter, colour: worn, bust: () => bust(name), isFilm: film.includes(name) });
  }
  return portraits;
}
