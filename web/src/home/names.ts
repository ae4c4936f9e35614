// What people call themselves at a table; the server has the same limits.
const LONGEST = 24;
const UNSEEN = /[:\p{Cc}]|(?![\u200c\u200d])\p{Cf}/u;

/** Plants and birds that are names in many languages, so that nobody sits down without one. */
const SOME = [
  'Alba',
  'Fern',
  'Ginger',
  'Iris',
  'Laurel',
  'Linden',
  'Myrtle',
  'Olive',
  'Robin',
  'Rowan',
  'Viola',
  'Wren',
];

/** Why people cannot be called so, as a message; undefined if they can. */
export function nameTrouble(name: string): 'home.nameMissing' | 'home.nameLong' | 'home.nameOdd' | undefined {
  const given = name.trim();
  if (given === '') return 'home.nameMissing';
  if (given.length > LONGEST) return 'home.nameLong';
  return UNSEEN.test(given) ? 'home.nameOdd' : undefined;
}

/** A name for somebody who has not said one yet; they can change it. */
export function someName(chance = Math.random()): string {
  return SOME[Math.floor(chance * SOME.length)] ?? 'Robin';
}
