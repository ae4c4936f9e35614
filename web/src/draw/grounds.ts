// What lies underfoot. Each function paints a rectangle at the origin, 100 x 100 units for a usual zone, and returns a <g>.
// Equal things are collected in one path per colour, so that a board stays light.
import type { Random } from './rng';
import { ellipse, g, path, rect, times, type Kid } from './svg';

export type Ground = (r: Random, id: string, w: number, h: number) => SVGElement;

const Z = 100;
const base = (fill: string, w = Z, h = Z) => rect(0, 0, w, h, { fill });
const round = (value: number) => Math.round(value * 10) / 10;
const box = (x: number, y: number, w: number, h: number) =>
  `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${-round(w)}z`;
function pebble(x: number, y: number, w: number, h: number): string {
  const c = 3.4;
  const [a, b] = [round(w - 2 * c), round(h - 2 * c)];
  return `M${round(x + c)} ${round(y)}h${a}q${c} 0 ${c} ${c}v${b}q0 ${c}-${c} ${c}h${-a}q-${c} 0-${c}-${c}v${-b}q0-${c} ${c}-${c}z`;
}

// Shapes sorted by a key, painted with one path each.
class Heap {
  private readonly shapes = new Map<string, string>();
  add(key: string, d: string): void {
    this.shapes.set(key, (this.shapes.get(key) ?? '') + d);
  }
  paint(draw: (key: string, d: string) => Kid): Kid[] {
    return [...this.shapes].map(([key, d]) => draw(key, d));
  }
}
const filled = (key: string, d: string) => path(d, { fill: `var(--${key})` });

// Grounds without courses or boards may simply repeat from cell to cell.
const everyCell =
  (draw: (r: Random, id: string) => SVGElement): Ground =>
  (r, id, w, h) => {
    const columns = Math.ceil(w / Z);
    return g(
      {},
      times(columns * Math.ceil(h / Z), i =>
        g({ transform: `translate(${(i % columns) * Z} ${Math.floor(i / columns) * Z})` }, draw(r, id)),
      ),
    );
  };

// Trodden snow: cobbles show where people walk (the middle), snow lies on what nobody touches.
export const drawSnowStreet = everyCell(r => {
  const heap = new Heap();
  for (let row = 0; row < 9; row++) {
    for (let column = -1; column < 9; column++) {
      const x = column * 12.4 + (row % 2) * 6 + r.between(-1, 1);
      const y = row * 11.4 + r.between(-0.8, 0.8);
      const buried = Math.hypot(x - 44, y - 44) / 58 + r.between(-0.35, 0.35);
      if (buried > 0.85) continue;
      const seen = Math.ceil(Math.min(1, 1.25 - buried) * 4) * 25;
      const [w, h] = [r.between(9.4, 11.2), r.between(8.2, 9.8)];
      heap.add(`${seen} cobble-shade`, pebble(x, y + 1.2, w, h));
      heap.add(`${seen} ${r.pick(['cobble-1', 'cobble-2', 'cobble-3'])}`, pebble(x, y, w, h));
    }
  }
  const stones = heap.paint((key, d) => {
    const [seen, colour] = key.split(' ');
    return path(d, { fill: `var(--${colour})`, opacity: Number(seen) / 100 });
  });
  const below = stones.filter(stone => (stone as SVGElement).getAttribute('fill')?.includes('shade'));
  return g(
    {},
    base('var(--snow)'),
    below,
    stones.filter(stone => !below.includes(stone)),
    drifts(r, 6),
  );
});

function drifts(r: Random, count: number): Kid[] {
  return times(count, () => {
    const [x, y] = r.chance(0.5) ? [r.between(0, Z), r.pick([4, 96])] : [r.pick([4, 96]), r.between(0, Z)];
    const [rx, ry] = [r.between(12, 26), r.between(6, 12)];
    return [
      ellipse(round(x + 1), round(y + 2), round(rx), round(ry), { fill: 'var(--cobble-shade)', opacity: 0.25 }),
      ellipse(round(x), round(y), round(rx), round(ry), { fill: 'var(--snow-bright)', opacity: 0.85 }),
    ];
  });
}

export const drawPlanks: Ground = (r, _id, w, h) => {
  const heap = new Heap();
  let seams = '';
  for (let y = 0; y < h; y += 12.5) {
    let x = -r.between(0, 50);
    while (x < w) {
      const length = r.between(38, 70);
      heap.add(r.pick(['plank-1', 'plank-2', 'plank-3']), box(x, y, length, 12.5));
      seams += box(x, y, length, 12.5);
      x += length;
    }
  }
  return g(
    {},
    base('var(--plank-1)', w, h),
    heap.paint(filled),
    path(seams, { fill: 'none', stroke: 'var(--plank-seam)', 'stroke-width': 0.7, opacity: 0.55 }),
  );
};

export const drawFlagstones: Ground = (r, _id, w, h) => {
  const heap = new Heap();
  for (let row = 0; row < h / 20; row++) {
    for (let x = (row % 2) * -12; x < w; x += 25) {
      heap.add(r.pick(['slab-1', 'slab-2', 'slab-3']), box(x + 0.8, row * 20 + 0.8, 23.4, 18.4));
    }
  }
  return g({}, base('var(--slab-seam)', w, h), heap.paint(filled));
};

export const drawRuins = everyCell((r, id) => {
  const cracked = drawFlagstones(r, id, Z, Z);
  const rubble = times(9, () => {
    const [x, y, k] = [round(r.between(8, 92)), round(r.between(8, 92)), r.between(3, 8)];
    const [a, b, c, d, e] = [k * 0.5, k * 1.2, k * 0.3, k * 0.7, k * 0.9].map(round);
    return `M${round(x - k)} ${round(y + k * 0.6)}l${a}-${b} ${round(k)}-${c} ${d} ${e}-${a} ${d}z`;
  }).join('');
  const snow = times(4, () =>
    ellipse(round(r.between(0, Z)), round(r.between(0, Z)), round(r.between(12, 26)), round(r.between(8, 15)), {
      fill: 'var(--snow-bright)',
      opacity: 0.6,
    }),
  );
  return g({}, cracked, snow, path(rubble, { fill: 'var(--rubble)', stroke: 'var(--slab-seam)', 'stroke-width': 0.8 }));
});

export const drawRampartTop = everyCell((r, id) => {
  const heap = new Heap();
  for (let row = 0; row < 6; row++) {
    for (let x = (row % 2) * -10; x < Z; x += 20) {
      heap.add(r.pick(['wall-1', 'wall-2', 'wall-3']), box(x + 0.7, row * 16.7 + 0.7, 18.6, 15.3));
    }
  }
  return g({}, base('var(--wall-seam)'), heap.paint(filled), rect(0, 0, Z, Z, { fill: `url(#${id}-height)` }));
});

const wisps = (r: Random, count: number, draw: (x: number, y: number) => string): string =>
  times(count, () => draw(round(r.between(4, 96)), round(r.between(8, 97)))).join('');
const blade = (r: Random) => (x: number, y: number) =>
  `M${x} ${y}q${round(r.between(-2, 2))}-4 ${round(r.between(-3, 3))}-${round(r.between(5, 8))}`;

export const drawGrass = everyCell(r =>
  g(
    {},
    base('var(--street)'),
    times(3, () =>
      ellipse(round(r.between(5, 95)), round(r.between(5, 95)), round(r.between(14, 26)), round(r.between(8, 14)), {
        fill: 'var(--snow-bright)',
        opacity: 0.45,
      }),
    ),
    ['cobble-1', 'cobble-2', 'cobble-3'].map(colour =>
      path(wisps(r, 12, blade(r)), {
        fill: 'none',
        stroke: `var(--${colour})`,
        'stroke-width': 1.3,
        'stroke-linecap': 'round',
      }),
    ),
  ),
);

export const drawRoad = everyCell(r =>
  g(
    {},
    base('var(--asphalt)'),
    path(
      wisps(r, 30, (x, y) => `M${x} ${y}h.1`),
      { stroke: 'var(--asphalt-grit)', 'stroke-width': 2, 'stroke-linecap': 'round', opacity: 0.6 },
    ),
    path(
      `M${round(r.between(8, 30))} ${round(r.between(20, 80))}l${round(r.between(8, 18))} ${round(r.between(-9, 9))} ${round(r.between(6, 14))} ${round(r.between(-10, 10))}`,
      { fill: 'none', stroke: 'var(--asphalt-crack)', 'stroke-width': 1.3 },
    ),
    path('M50 44V56M44 50H56', { stroke: 'var(--road-paint)', 'stroke-width': 2.4, opacity: 0.7 }),
  ),
);

// Rows of maize, higher than a man.
export const drawCornfield = everyCell(r => {
  const plant = (x: number, y: number) => `M${x} ${y}v-13M${x} ${y - 3}q-6-2-6-9M${x} ${y - 5}q6-1 6-9`;
  const rows = times(6, row =>
    times(9, column => plant(round(6 + column * 11 + r.between(-2, 2)), round(17 + row * 16 + r.between(-2, 2)))),
  );
  const ears = rows.flat().map(d => {
    const [x = 0, y = 0] = (/M([\d.]+) ([\d.]+)/.exec(d) ?? []).slice(1).map(Number);
    return `M${x} ${y - 13}v-4`;
  });
  return g(
    {},
    base('var(--soil)'),
    path(rows.flat().join(''), {
      fill: 'none',
      stroke: 'var(--maize-leaf)',
      'stroke-width': 2.1,
      'stroke-linecap': 'round',
    }),
    path(ears.join(''), { stroke: 'var(--maize)', 'stroke-width': 3.4, 'stroke-linecap': 'round' }),
  );
});

// Crowns seen from above, dark between them.
export const drawWoods = everyCell(r => {
  const crown = (x: number, y: number, k: number) =>
    [0, 1, 2, 3, 4, 5]
      .map(i => {
        const [a, b] = [Math.cos(i * 1.047) * k * 0.62, Math.sin(i * 1.047) * k * 0.62];
        return ellipse(round(x + a), round(y + b), round(k * 0.5), round(k * 0.5));
      })
      .concat(ellipse(x, y, round(k * 0.7), round(k * 0.7)));
  const trees = times(9, i => [12 + (i % 3) * 38 + r.between(-7, 7), 14 + Math.floor(i / 3) * 37 + r.between(-7, 7)]);
  return g(
    {},
    base('var(--wood-floor)'),
    trees.map(([x = 0, y = 0]) => {
      const k = r.between(15, 19);
      return g(
        {},
        g({ fill: 'var(--crown-shade)' }, crown(round(x + 1.5), round(y + 3), k)),
        g({ fill: r.pick(['var(--crown-1)', 'var(--crown-2)']) }, crown(round(x), round(y), k * 0.92)),
      );
    }),
  );
});

// Boards with straw on them.
export const drawBarnFloor: Ground = (r, id, w, h) =>
  g(
    {},
    drawPlanks(r, id, w, h),
    path(
      times(Math.round((w * h) / 260), () => {
        const [x, y] = [round(r.between(4, w - 4)), round(r.between(4, h - 4))];
        return `M${x} ${y}l${round(r.between(-7, 7))} ${round(r.between(-4, 4))}`;
      }).join(''),
      { fill: 'none', stroke: 'var(--maize)', 'stroke-width': 1.2, 'stroke-linecap': 'round', opacity: 0.75 },
    ),
  );

// A forecourt with its pump.
export const drawPump: Ground = (r, id, w, h) =>
  g(
    {},
    drawRoad(r, id, w, h),
    rect(6, 6, 34, 30, { rx: 4, fill: 'var(--slab-2)', stroke: 'var(--slab-seam)', 'stroke-width': 1.5 }),
    rect(14, 9, 17, 24, { rx: 3, fill: 'var(--car)', stroke: 'var(--mason-dark)', 'stroke-width': 1.8 }),
    rect(17, 12, 11, 7, { rx: 1, fill: 'var(--mason-light)' }),
    path('M31 15q9 1 7 12v3', { fill: 'none', stroke: 'var(--mason-dark)', 'stroke-width': 2.4 }),
  );

// For kinds of zones nobody has drawn yet: a plain floor with a light grid.
export const drawPlain: Ground = (_r, _id, w, h) => {
  const lines = [
    ...times(Math.floor(w / 25), i => `M${i * 25} 0v${h}`),
    ...times(Math.floor(h / 25), i => `M0 ${i * 25}h${w}`),
  ].join('');
  return g(
    {},
    base('var(--street)', w, h),
    path(lines, { fill: 'none', stroke: 'var(--zone-line)', 'stroke-width': 0.6, opacity: 0.35 }),
  );
};
