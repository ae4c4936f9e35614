// A text as a QR code that phones can read: bytes, with a quarter of the code able to be spoilt (level M), up to 213 of them.

/** Per version from 1 on: all codewords, codewords for repair in a block, blocks, and where alignment squares have their middle. */
const VERSIONS: readonly (readonly [number, number, number, readonly number[]])[] = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
  [346, 26, 5, [6, 28, 50]],
];
const LEVEL_M = 0;
const BYTES = 0b0100;

/** Rows of dark squares, or undefined if the text is too long. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const at = VERSIONS.findIndex(([all, repair, blocks], i) => bytes.length + (i < 9 ? 2 : 3) <= all - repair * blocks);
  const version = VERSIONS[at];
  if (!version) return undefined;
  const words = interleaved(data(bytes, version, at + 1), version);
  const drawn = Array.from({ length: 8 }, (_, mask) => draw(words, at + 1, version[3], mask));
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

type Version = (typeof VERSIONS)[number];

/** The bytes behind their mode and number, filled up to what the version holds. */
function data(bytes: number[], [all, repair, blocks]: Version, version: number): number[] {
  const room = all - repair * blocks;
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(BYTES, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Blocks of data, each with its codewords for repair, dealt out in turns. */
function interleaved(words: number[], [, repair, count]: Version): number[] {
  const short = Math.floor(words.length / count);
  const long = words.length % count;
  const blocks: number[][] = [];
  for (let i = 0, from = 0; i < count; i++) {
    const size = short + (i >= count - long ? 1 : 0);
    blocks.push(words.slice(from, from + size));
    from += size;
  }
  const dealt = (parts: number[][]) =>
    Array.from({ length: Math.max(...parts.map(part => part.length)) }, (_, i) =>
      parts.flatMap(part => part.slice(i, i + 1)),
    ).flat();
  return [...dealt(blocks), ...dealt(blocks.map(block => repairOf(block, repair)))];
}

/** Multiplies in the field of 256 numbers that QR codes reckon in. */
function times(one: number, other: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> i) & 1) * one;
  }
  return product;
}

/** The remainder of a block by the polynomial with the roots 2^0, 2^1, … (Reed and Solomon). */
function repairOf(block: number[], degree: number): number[] {
  const divisor: number[] = Array.from({ length: degree }, (_, i) => (i === degree - 1 ? 1 : 0));
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++) divisor[j] = times(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
  const rest = divisor.map(() => 0);
  for (const word of block) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let j = 0; j < degree; j++) rest[j] = (rest[j] ?? 0) ^ times(divisor[j] ?? 0, factor);
  }
  return rest;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(words: number[], version: number, centres: readonly number[], mask: number): boolean[][] {
  const size = 17 + version * 4;
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const fixed = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const put = (x: number, y: number, isDark: boolean) => {
    const row = dark[y];
    const kept = fixed[y];
    if (!row || !kept || x < 0 || x >= size) return;
    row[x] = isDark;
    kept[x] = true;
  };
  for (let i = 0; i < size; i++) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4], put);
  const last = centres.length - 1;
  centres.forEach((x, i) =>
    centres.forEach((y, j) => {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isCorner) square(x, y, 2, [1], put);
    }),
  );
  format(size, mask, put);
  if (version >= 7) numbered(size, version, put);
  fill(words, dark, fixed, mask);
  return dark;
}

type Put = (x: number, y: number, isDark: boolean) => void;

/** Rings round a middle, dark but for those named. */
function square(x: number, y: number, reach: number, light: readonly number[], put: Put) {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) put(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** A number with the remainder that lets a reader repair it. */
function guarded(value: number, length: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >> (length - 1)) * divisor);
  return (value << length) | rest;
}

/** Level and mask, written twice. */
function format(size: number, mask: number, put: Put) {
  const bits = guarded((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    const along = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    put(8, along, bit(i));
    const across = i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i;
    put(across, 8, bit(i));
  }
  put(8, size - 8, true);
}

/** The version, written twice in the larger codes. */
function numbered(size: number, version: number, put: Put) {
  const bits = guarded(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const isDark = ((bits >> i) & 1) === 1;
    const far = size - 11 + (i % 3);
    put(far, Math.floor(i / 3), isDark);
    put(Math.floor(i / 3), far, isDark);
  }
}

/** The words bit by bit, in columns of two, upwards and downwards from the right. */
function fill(words: number[], dark: boolean[][], fixed: boolean[][], mask: number) {
  const size = dark.length;
  const isMasked = MASKS[mask] ?? (() => false);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpwards = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++) {
      const y = isUpwards ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || fixed[y]?.[x]) continue;
        const isDark = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        row[x] = isDark !== isMasked(x, y);
        at++;
      }
    }
  }
}

/** How hard a code is to read: long runs, blocks, and too much of one colour. */
function penalty(dark: boolean[][]): number {
  const size = dark.length;
  const columns = dark.map((_, x) => dark.map(row => row[x] ?? false));
  let sum = 0;
  for (const line of [...dark, ...columns]) {
    for (let i = 0, run = 1; i < size; i++, run++) {
      if (i + 1 < size && line[i + 1] === line[i]) continue;
      if (run >= 5) sum += run - 2;
      run = 0;
    }
    const text = line.map(Number).join('');
    for (const finder of ['10111010000', '00001011101'])
      for (let i = text.indexOf(finder); i >= 0; i = text.indexOf(finder, i + 1)) sum += 40;
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const one = dark[y]?.[x];
      if (one === dark[y]?.[x + 1] && one === dark[y + 1]?.[x] && one === dark[y + 1]?.[x + 1]) sum += 3;
    }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(share * 20 - 10)) * 10;
}
