// What lies underfoot in the city: each function paints one zone at the origin, w x h.
import type { Random } from '../../../draw/rng';
import { circle, ellipse, g, path, rect, times, type Kid } from '../../../draw/svg';

const base = (fill: string, w: number, h: number) => rect(0, 0, w, h, { fill });

export function drawAsphalt(r: Random, w: number, h: number): SVGElement {
  const area = (w * h) / 10000;
  const patches = times(Math.round(area * 0.9), () =>
    rect(r.between(0, w - 30), r.between(0, h - 20), r.between(22, 60), r.between(14, 40), {
      rx: 3,
      fill: r.pick(['var(--asphalt-2)', 'var(--asphalt-3)']),
      opacity: 0.55,
    }),
  );
  const stain = ellipse(r.between(w * 0.3, w * 0.7), r.between(h * 0.3, h * 0.7), r.between(9, 17), r.between(6, 11), {
    fill: 'var(--tar)',
    opacity: 0.35,
  });
  return g({}, base('var(--asphalt)', w, h), patches, grit(r, w, h, area), cracks(r, w, h, area), stain);
}
// Hundreds of grains are two paths, not hundreds of elements.
function grit(r: Random, w: number, h: number, area: number): Kid[] {
  const grains = (fill: string) =>
    path(
      times(
        Math.round(area * 14),
        () => `M${r.between(2, w - 2).toFixed(1)} ${r.between(2, h - 2).toFixed(1)}h1.4v1.2h-1.4z`,
      ).join(''),
      {
        fill,
        opacity: 0.6,
      },
    );
  return [grains('var(--grit)'), grains('var(--tar)')];
}
function cracks(r: Random, w: number, h: number, area: number): SVGElement {
  const lines = times(Math.round(area * 0.9), () => {
    const steps = times(4, () => `l${r.between(5, 13).toFixed(1)} ${r.between(-9, 9).toFixed(1)}`).join('');
    return `M${r.between(10, w - 20).toFixed(1)} ${r.between(10, h - 10).toFixed(1)}${steps}`;
  });
  return path(lines.join(''), { fill: 'none', stroke: 'var(--tar)', 'stroke-width': 1.1, opacity: 0.7 });
}
export const drawManhole = () =>
  g(
    {},
    circle(0, 0, 9, { fill: 'var(--tar)' }),
    circle(0, 0, 7.4, { fill: 'none', stroke: 'var(--grit)', 'stroke-width': 1 }),
    path('M-5-2h10M-5 2h10M-2-5v10M2-5v10', { stroke: 'var(--grit)', 'stroke-width': 0.9, opacity: 0.8 }),
  );

export function drawLawn(r: Random, w: number, h: number): SVGElement {
  const stripes = times(Math.ceil((w + h) / 44), i => `M${i * 44 - h} ${h}l${h}-${h}h22l-${h} ${h}z`).join('');
  const blades = (stroke: string) =>
    path(
      times(Math.round((w * h) / 1260), () => {
        const bend = r.between(-2, 2).toFixed(1);
        return `M${r.between(3, w - 3).toFixed(1)} ${r.between(6, h - 3).toFixed(1)}q${bend}-3 ${bend}-${r.between(3, 6).toFixed(1)}`;
      }).join(''),
      { fill: 'none', stroke, 'stroke-width': 1.2, 'stroke-linecap': 'round' },
    );
  const mud = times(r.chance(0.6) ? 2 : 1, () =>
    ellipse(r.between(14, w - 14), r.between(14, h - 14), r.between(10, 20), r.between(5, 10), {
      fill: 'var(--mud)',
      opacity: 0.35,
    }),
  );
  return g(
    {},
    base('var(--lawn-1)', w, h),
    path(stripes, { fill: 'var(--lawn-2)', opacity: 0.45 }),
    mud,
    ['var(--lawn-3)', 'var(--leaf)', 'var(--lawn-2)'].map(blades),
  );
}

type Floor = (r: Random, w: number, h: number) => Kid[];

const parquet: Floor = (r, w, h) => {
  const list: Kid[] = [];
  for (let y = 0; y < h; y += 9) {
    let x = -r.between(0, 46);
    while (x < w) {
      const length = r.between(24, 46);
      const fill = r.pick(['var(--parquet-1)', 'var(--parquet-2)', 'var(--parquet-3)']);
      list.push(rect(x, y, length, 9, { fill, stroke: 'var(--parquet-seam)', 'stroke-width': 0.6 }));
      x += length;
    }
  }
  return list;
};
// Two colours of squares as one path over one ground.
function squares(w: number, h: number, size: number, one: string, two: string, seam = 'none'): Kid[] {
  const [columns, rows] = [Math.ceil(w / size), Math.ceil(h / size)];
  const square = (i: number) => `M${(i % columns) * size} ${Math.floor(i / columns) * size}h${size}v${size}h-${size}z`;
  const odd = times(columns * rows, i => (((i % columns) + Math.floor(i / columns)) % 2 ? square(i) : '')).join('');
  return [base(two, w, h), path(odd, { fill: one, stroke: seam, 'stroke-width': 0.6 })];
}
const weave: Floor = (r, w, h) => {
  const flecks = (fill: string) =>
    path(
      times(
        Math.round((w * h) / 240),
        () => `M${r.between(0, w).toFixed(1)} ${r.between(0, h).toFixed(1)}h2.2v1h-2.2z`,
      ).join(''),
      {
        fill,
        opacity: 0.5,
      },
    );
  return [base('var(--rug-1)', w, h), flecks('var(--rug-2)'), flecks('var(--rug-line)')];
};
const slabs: Floor = (r, w, h) => {
  const list: Kid[] = [base('var(--cement-1)', w, h)];
  let seams = '';
  for (let x = 0; x < w; x += 40) {
    for (let y = 0; y < h; y += 40) if (r.chance(0.4)) list.push(rect(x, y, 40, 40, { fill: 'var(--cement-2)' }));
    seams += `M${x} 0V${h}`;
  }
  for (let y = 40; y < h; y += 40) seams += `M0 ${y}H${w}`;
  return [...list, path(seams, { stroke: 'var(--cement-seam)', 'stroke-width': 0.9 })];
};
const marble: Floor = (r, w, h) => {
  const vein = () =>
    `M${r.between(0, w)} ${r.between(0, h)}q${r.between(-14, 14)} ${r.between(4, 12)} ${r.between(4, 22)} ${r.between(6, 20)}`;
  return [
    squares(w, h, 20, 'var(--marble-1)', 'var(--marble-2)', 'var(--marble-seam)'),
    path(times(6, vein).join(''), { fill: 'none', stroke: 'var(--marble-seam)', 'stroke-width': 0.8, opacity: 0.7 }),
  ];
};
export const floors = {
  parquet,
  check: (_r, w, h) => squares(w, h, 15, 'var(--check-1)', 'var(--check-2)'),
  lino: (_r, w, h) => squares(w, h, 20, 'var(--lino-1)', 'var(--lino-2)', 'var(--lino-seam)'),
  carpet: weave,
  cement: slabs,
  marble,
} satisfies Record<string, Floor>;
export type FloorName = keyof typeof floors;

/** The sides of a zone: north, east, south, west. */
export type Sides = readonly [boolean, boolean, boolean, boolean];

// A corridor: marble edges and a red runner along it; where corridors cross, the runners meet in a star.
export function drawCorridor(r: Random, w: number, h: number, [north, east, south, west]: Sides): SVGElement {
  const [low, wide] = [0.26, 0.48];
  const along = (x: number, y: number, across: number, down: number, isUpright: boolean) =>
    g(
      {},
      rect(x, y, across, down, { fill: 'var(--runner)' }),
      [4, (isUpright ? across : down) - 4].map(by =>
        path(isUpright ? `M${x + by} ${y}V${y + down}` : `M${x} ${y + by}H${x + across}`, {
          stroke: 'var(--runner-line)',
          'stroke-width': 1.6,
        }),
      ),
    );
  const [top, bottom] = [north ? 0 : h * low, south ? h : h * (low + wide)];
  const [left, right] = [west ? 0 : w * low, east ? w : w * (low + wide)];
  const [isUpright, isLevel] = [north || south, east || west];
  return g(
    {},
    marble(r, w, h),
    isUpright && along(w * low, top, w * wide, bottom - top, true),
    isLevel && along(left, h * low, right - left, h * wide, false),
    isUpright &&
      isLevel && [
        rect(w * low + 2, h * low + 2, w * wide - 4, h * wide - 4, { fill: 'var(--runner-2)' }),
        circle(w / 2, h / 2, Math.min(w, h) * 0.2, { fill: 'none', stroke: 'var(--runner-line)', 'stroke-width': 1.8 }),
        path(star(w / 2, h / 2, Math.min(w, h) * 0.13), { fill: 'var(--runner-line)', opacity: 0.85 }),
      ],
  );
}
export function star(cx: number, cy: number, size: number): string {
  const points = times(10, i => {
    const [turn, far] = [(Math.PI / 5) * i - Math.PI / 2, i % 2 ? size * 0.45 : size];
    return `${(cx + Math.cos(turn) * far).toFixed(1)} ${(cy + Math.sin(turn) * far).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}
