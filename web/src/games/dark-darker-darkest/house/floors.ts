// Floors of the house. Halls are boards, chambers carpet, corners cold tiles, the laboratory colder, walled rooms stone.
import type { Random } from '../../../draw/rng';
import { circle, ellipse, g, path, rect, text, times, type Kid, type Point } from '../../../draw/svg';

export type Floor = (r: Random, w: number, h: number, id: string) => SVGElement;

function boards(r: Random, w: number, h: number, isUpright: boolean): Kid[] {
  const list: Kid[] = [];
  const [long, wide] = isUpright ? [h, w] : [w, h];
  for (let y = 0; y < wide; y += 10) {
    let x = -r.between(0, 40);
    while (x < long) {
      const length = r.between(34, 62);
      const [px, py, pw, ph] = isUpright ? ([y, x, 10, length] as const) : ([x, y, length, 10] as const);
      list.push(
        rect(px, py, pw, ph, {
          fill: r.pick(['var(--hall-1)', 'var(--hall-2)', 'var(--hall-3)']),
          stroke: 'var(--hall-seam)',
          'stroke-width': 0.6,
        }),
      );
      x += length;
    }
  }
  return list;
}
export const drawHallFloor: Floor = (r, w, h) =>
  g({}, rect(0, 0, w, h, { fill: 'var(--hall-1)' }), boards(r, w, h, w < h));
export const drawChamberFloor: Floor = (_, w, h) => {
  let lattice = '';
  for (let x = -h; x < w + h; x += 13) lattice += `M${x} 0l${h} ${h}M${x} ${h}l${h}-${h}`;
  return g(
    {},
    rect(0, 0, w, h, { fill: 'var(--chamber)' }),
    path(lattice, { fill: 'none', stroke: 'var(--chamber-line)', 'stroke-width': 0.7, opacity: 0.4 }),
    rect(6.5, 6.5, w - 13, h - 13, { fill: 'none', stroke: 'var(--chamber-line)', 'stroke-width': 1.3, opacity: 0.85 }),
  );
};
const checks =
  (a: string, b: string): Floor =>
  (_, w, h) => {
    const list: Kid[] = [];
    for (let y = 0; y < h; y += 20)
      for (let x = 0; x < w; x += 20) list.push(rect(x + 0.5, y + 0.5, 19, 19, { fill: ((x + y) / 20) % 2 ? a : b }));
    return g({}, rect(0, 0, w, h, { fill: 'var(--tile-seam)' }), list);
  };
export const drawCornerFloor = checks('var(--corner-1)', 'var(--corner-2)');
export const drawLabFloor = checks('var(--lab-1)', 'var(--lab-2)');
export const drawStoneFloor: Floor = (r, w, h) => {
  const list: Kid[] = [];
  for (let row = 0; row < h / 20; row++)
    for (let x = (row % 2) * -15; x < w; x += 30)
      list.push(
        rect(x + 0.7, row * 20 + 0.7, 28.6, 18.6, {
          rx: 1.5,
          fill: r.pick(['var(--stone-1)', 'var(--stone-2)', 'var(--stone-3)']),
        }),
      );
  return g({}, rect(0, 0, w, h, { fill: 'var(--tile-seam)' }), list);
};
export const drawReactorFloor: Floor = (_, w, h) => {
  let plates = '';
  for (let x = 0; x <= w; x += 30) plates += `M${x} 0V${h}M0 ${x}H${w}`;
  return g(
    {},
    rect(0, 0, w, h, { fill: 'var(--stone-3)' }),
    path(plates, { stroke: 'var(--tile-seam)', 'stroke-width': 1.2 }),
    [36, 28, 20].map(k => circle(w / 2, h / 2, k, { fill: 'none', stroke: 'var(--tile-seam)', 'stroke-width': 2 })),
    circle(w / 2, h / 2, 34, { fill: 'var(--ray)', opacity: 0.16 }),
  );
};
// The platform of the helicopter lies outside: bare concrete, a ring and a letter to land on.
export const drawPlatformFloor: Floor = (_, w, h) =>
  g(
    { class: 'platform' },
    rect(0, 0, w, h, { fill: '#3b4149' }),
    path(`M${w / 2} 0V${h}M0 ${h / 2}H${w}`, { stroke: '#2c3138', 'stroke-width': 1.4 }),
    circle(w / 2, h / 2, 40, { fill: 'none', stroke: '#f0d36a', 'stroke-width': 3, opacity: 0.7 }),
    path(
      `M${w / 2 - 13} ${h / 2 - 18}V${h / 2 + 18}M${w / 2 + 13} ${h / 2 - 18}V${h / 2 + 18}M${w / 2 - 13} ${h / 2}H${w / 2 + 13}`,
      {
        stroke: '#f0d36a',
        'stroke-width': 5,
        opacity: 0.55,
      },
    ),
  );
// A tile the fire has eaten: ash, cracks of ember, fallen beams. Walls stay.
export const drawAsh: Floor = (r, w, h, id) => {
  const cracks = times(Math.round((w * h) / 900), () => {
    const [x, y] = [r.between(8, w - 8), r.between(8, h - 8)];
    return path(`M${x} ${y}l${r.between(-11, 11)} ${r.between(-9, 9)} ${r.between(-9, 9)} ${r.between(-9, 9)}`, {
      fill: 'none',
      stroke: 'var(--ember)',
      'stroke-width': 1.3,
      opacity: r.between(0.45, 0.95),
    });
  });
  const beams = times(Math.max(2, Math.round((w * h) / 3600)), () =>
    g(
      { transform: `translate(${r.between(18, w - 18)} ${r.between(12, h - 12)}) rotate(${r.between(0, 180)})` },
      rect(-20, -2.6, 40, 5.2, { rx: 1, fill: '#191113', stroke: '#000', 'stroke-width': 0.8 }),
      path('M-18-1.6h30', { stroke: 'var(--ember)', 'stroke-width': 0.8, opacity: 0.8 }),
    ),
  );
  const flakes = times(Math.round((w * h) / 260), () =>
    circle(r.between(2, w - 2), r.between(2, h - 2), r.between(0.6, 2.2), {
      fill: r.pick(['#4a4144', '#332b2e', '#5d5356']),
      opacity: 0.8,
    }),
  );
  return g(
    {},
    rect(0, 0, w, h, { fill: '#1f181a' }),
    flakes,
    ellipse(w / 2, h / 2, w / 2.2, h / 2.2, { fill: `url(#${id}-fire)`, opacity: 0.22 }),
    cracks,
    beams,
  );
};

const ROSE: Point[] = [
  [0, -32],
  [32, 0],
  [0, 32],
  [-32, 0],
];
const CRATES: Point[] = [
  [-9, 3],
  [8, 4],
  [-1, -9],
];
const wood = { fill: 'var(--wood)', stroke: 'var(--wood-line)', 'stroke-width': 1 };
// One quiet object for a room, drawn round the origin, under all pieces.
export const furniture: Readonly<Record<string, (isTurned: boolean) => SVGElement>> = {
  piano: () =>
    g(
      {},
      path('M-20-13H16C24-13 24 1 16 3 10 5 8 13-2 13H-20z', { fill: '#20191b', stroke: '#000', 'stroke-width': 1 }),
      rect(-20, -13, 7, 26, { fill: '#efe6d6' }),
      path('M-20-8h5M-20-3h5M-20 2h5M-20 7h5', { stroke: '#20191b', 'stroke-width': 1.6 }),
    ),
  dining: () =>
    g(
      {},
      rect(-28, -9, 56, 18, { rx: 8, ...wood }),
      [-18, -6, 6, 18].map(x =>
        g(
          {},
          circle(x, 0, 3, { fill: 'var(--stone-2)' }),
          rect(x - 4, -15, 8, 4, { rx: 2, ...wood }),
          rect(x - 4, 11, 8, 4, { rx: 2, ...wood }),
        ),
      ),
    ),
  safe: () =>
    g(
      {},
      rect(-14, -14, 28, 28, { rx: 3, fill: '#474b55', stroke: '#191a1e', 'stroke-width': 1.4 }),
      circle(0, 0, 7, { fill: 'none', stroke: '#b9bfca', 'stroke-width': 1.6 }),
      path('M0-7V7M-7 0H7', { stroke: '#b9bfca', 'stroke-width': 1.2 }),
    ),
  shelves: () =>
    g(
      {},
      [-11, 4].map(y =>
        g(
          {},
          rect(-24, y, 48, 9, { rx: 1, ...wood }),
          [-20, -14, -9, -3, 3, 8, 14, 19].map((x, i) =>
            rect(x - 2, y + 1.4, 4, 6.2, { fill: ['#8c3a3a', '#c9bda4', '#56707f', '#b0874a'][i % 4] ?? '' }),
          ),
        ),
      ),
    ),
  bench: () =>
    g(
      {},
      rect(-26, -8, 52, 16, { rx: 2, fill: '#7d9890', stroke: '#22312d', 'stroke-width': 1 }),
      [-16, -4, 9].map((x, i) =>
        path(`M${x}-5h5v4l3 6h-11l3-6z`, {
          fill: ['#9fe3c0', '#e6d27a', '#e59a8f'][i] ?? '',
          stroke: '#22312d',
          'stroke-width': 0.8,
        }),
      ),
    ),
  sofa: () =>
    g(
      {},
      rect(-20, -10, 40, 20, { rx: 6, fill: '#7c4a2f', stroke: 'var(--wood-line)', 'stroke-width': 1 }),
      [-9, 9].map(x => rect(x - 8, -5, 16, 13, { rx: 3, fill: '#a4673f' })),
    ),
  coats: () =>
    g(
      {},
      path('M-14 0H14', { stroke: 'var(--wood-line)', 'stroke-width': 3 }),
      [-10, -2, 7].map((x, i) => path(`M${x} 0l-4 12h8z`, { fill: ['#5b6b7a', '#7a4a4a', '#6b6a4a'][i] ?? '' })),
    ),
  linen: () =>
    g(
      {},
      [-11, 0, 11].map(x =>
        rect(x - 5, -7, 10, 14, { rx: 2, fill: '#d6cbb8', stroke: 'var(--wood-line)', 'stroke-width': 0.8 }),
      ),
      path('M-16 0H16', { stroke: 'var(--wood-line)', 'stroke-width': 0.8 }),
    ),
  crates: () =>
    g(
      {},
      CRATES.map(([x, y]) =>
        g(
          {},
          rect(x - 8, y - 7, 15, 13, { rx: 1, ...wood }),
          path(`M${x - 8} ${y - 7}l15 13`, { stroke: 'var(--wood-line)', 'stroke-width': 1 }),
        ),
      ),
    ),
  rugRound: () =>
    g(
      {},
      circle(0, 0, 34, { fill: 'var(--chamber)', stroke: 'var(--chamber-line)', 'stroke-width': 1.6 }),
      circle(0, 0, 27, { fill: 'none', stroke: 'var(--chamber-line)', 'stroke-width': 0.8 }),
      path('M0-20L6-6 20 0 6 6 0 20-6 6-20 0-6-6z', { fill: 'none', stroke: 'var(--chamber-line)', 'stroke-width': 1 }),
    ),
  runner: () =>
    g(
      {},
      rect(-46, -13, 92, 26, { fill: 'var(--chamber)', stroke: 'var(--chamber-line)', 'stroke-width': 1.4 }),
      rect(-42, -9, 84, 18, { fill: 'none', stroke: 'var(--chamber-line)', 'stroke-width': 0.7 }),
    ),
  workbench: () =>
    g(
      {},
      rect(-22, -8, 44, 15, { rx: 1, ...wood }),
      path('M-15-3h11M-3 0l8-5M9-4h8v6H9z', { stroke: '#d8cdb8', 'stroke-width': 1.5, fill: 'none' }),
    ),
  bed: () =>
    g(
      {},
      rect(-10, -15, 20, 30, { rx: 2, ...wood }),
      rect(-8, -13, 16, 8, { rx: 2, fill: '#d8cdb8' }),
      rect(-8, -4, 16, 17, { rx: 2, fill: '#56707f' }),
    ),
  desk: () =>
    g(
      {},
      rect(-18, -8, 36, 15, { rx: 2, ...wood }),
      rect(-6, -5, 11, 8, { fill: '#d8cdb8' }),
      circle(11, -1, 3, { fill: 'var(--sill-line)' }),
    ),
  rose: isTurned =>
    g(
      {},
      circle(0, 0, 40, { fill: '#4a3f3c', opacity: 0.55 }),
      circle(0, 0, 25, { fill: 'none', stroke: '#f4e6d4', 'stroke-width': 1.4 }),
      path('M0-24L6-6 24 0 6 6 0 24-6 6-24 0-6-6z', { fill: '#f4e6d4', stroke: '#2b2323', 'stroke-width': 1.2 }),
      ROSE.map(([x, y], i) => text(x, y + 4, isTurned ? ((i + 3) % 4) + 1 : i + 1, { class: 'rose-no' })),
    ),
};
