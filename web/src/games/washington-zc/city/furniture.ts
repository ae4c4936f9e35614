// What a room was for. Top views, origin in the middle; a set says which things stand where, along the walls.
import { circle, g, path, rect } from '../../../draw/svg';

const wood = { fill: 'var(--furn)', stroke: 'var(--furn-line)', 'stroke-width': 1.1 };
const pale = { fill: 'var(--furn-2)', stroke: 'var(--furn-line)', 'stroke-width': 1.1 };
const steel = { fill: 'var(--metal)', stroke: 'var(--metal-line)', 'stroke-width': 1.1 };

const things = {
  shelf: () =>
    g(
      {},
      rect(-22, -6, 44, 12, { rx: 1, ...wood }),
      [-17, -11, -5, 2, 9, 15].map((x, i) =>
        rect(x - 2, -4, 5, 8, { fill: ['var(--cloth)', 'var(--linen)', 'var(--check-2)', 'var(--metal-2)'][i % 4] }),
      ),
    ),
  counter: () =>
    g(
      {},
      rect(-30, -7, 60, 13, { rx: 3, ...pale }),
      rect(-28, -5, 56, 3, { fill: 'var(--linen)', opacity: 0.4 }),
      [-21, -7, 7, 21].map(x =>
        circle(x, 13, 4.6, { fill: 'var(--cloth)', stroke: 'var(--furn-line)', 'stroke-width': 1 }),
      ),
    ),
  booth: () =>
    g(
      {},
      rect(-17, -14, 34, 7, { rx: 3, fill: 'var(--cloth)', stroke: 'var(--furn-line)', 'stroke-width': 1 }),
      rect(-17, 7, 34, 7, { rx: 3, fill: 'var(--cloth)', stroke: 'var(--furn-line)', 'stroke-width': 1 }),
      rect(-13, -5, 26, 10, { rx: 2, ...pale }),
      circle(-5, 0, 2.4, { fill: 'var(--linen)' }),
    ),
  stove: () =>
    g(
      {},
      rect(-11, -9, 22, 18, { rx: 2, ...steel }),
      [-5, 5].map(x => [-4, 4].map(y => circle(x, y, 2.6, { fill: 'var(--metal-line)' }))),
    ),
  fridge: () =>
    g(
      {},
      rect(-9, -8, 18, 16, { rx: 2, fill: 'var(--linen)', stroke: 'var(--metal-line)', 'stroke-width': 1.1 }),
      path('M-9 2H9M5-5v4', { stroke: 'var(--metal-line)', 'stroke-width': 1.2 }),
    ),
  desk: () =>
    g(
      {},
      rect(-17, -9, 34, 17, { rx: 2, ...wood }),
      rect(-6, -7, 13, 8, { rx: 1, fill: 'var(--metal-line)' }),
      rect(-5, -6, 11, 6, { fill: 'var(--glass)', opacity: 0.7 }),
      rect(-15, -5, 6, 8, { fill: 'var(--linen)' }),
      circle(1, 14, 5, { ...steel }),
    ),
  sofa: () =>
    g(
      {},
      rect(-21, -10, 42, 20, { rx: 6, fill: 'var(--rug-2)', stroke: 'var(--furn-line)', 'stroke-width': 1.1 }),
      [-9, 9].map(x => rect(x - 8, -4, 16, 12, { rx: 3, fill: 'var(--rug-line)', opacity: 0.8 })),
    ),
  bed: () =>
    g(
      {},
      rect(-11, -17, 22, 34, { rx: 2, ...wood }),
      rect(-9, -15, 18, 9, { rx: 2, fill: 'var(--linen)' }),
      rect(-9, -5, 18, 20, { rx: 2, fill: 'var(--rug-2)' }),
    ),
  plant: () =>
    g(
      {},
      circle(0, 0, 7, { fill: 'var(--cloth)', stroke: 'var(--furn-line)', 'stroke-width': 1 }),
      [0, 60, 120, 180, 240, 300].map(a =>
        path('M0 0q4-8 0-12-4 4 0 12', {
          transform: `rotate(${a})`,
          fill: 'var(--leaf-2)',
          stroke: 'var(--leaf-line)',
          'stroke-width': 0.7,
        }),
      ),
    ),
  boxes: () =>
    g(
      {},
      (
        [
          [-8, 4, 0],
          [7, 5, 12],
          [0, -8, -8],
        ] as const
      ).map(([x, y, a]) =>
        g(
          { transform: `translate(${x} ${y}) rotate(${a})` },
          rect(-7, -6, 14, 12, { fill: 'var(--crate-2)', stroke: 'var(--furn-line)', 'stroke-width': 1 }),
          path('M-7 0H7', { stroke: 'var(--linen)', 'stroke-width': 1.4, opacity: 0.6 }),
        ),
      ),
    ),
  locker: () =>
    g(
      {},
      rect(-20, -6, 40, 12, { ...steel }),
      path('M-10-6V6M0-6V6M10-6V6', { stroke: 'var(--metal-line)', 'stroke-width': 1.1 }),
      [-15, -5, 5, 15].map(x => circle(x + 2.5, 1, 0.9, { fill: 'var(--metal-line)' })),
    ),
  round: () =>
    g(
      {},
      (
        [
          [0, -15],
          [0, 15],
          [-15, 0],
          [15, 0],
        ] as const
      ).map(([x, y]) => circle(x, y, 4, { fill: 'var(--cloth)', stroke: 'var(--furn-line)', 'stroke-width': 0.9 })),
      circle(0, 0, 11, pale),
      circle(-3, -2, 2.6, { fill: 'var(--linen)' }),
    ),
  oval: () =>
    g(
      {},
      [-24, -8, 8, 24].map(x =>
        [-15, 15].map(y =>
          circle(x, y, 4.4, { fill: 'var(--rug-2)', stroke: 'var(--furn-line)', 'stroke-width': 0.9 }),
        ),
      ),
      rect(-34, -10, 68, 20, { rx: 10, ...wood }),
      rect(-28, -6, 56, 5, { rx: 2.5, fill: 'var(--linen)', opacity: 0.3 }),
    ),
  screens: () =>
    g(
      {},
      rect(-24, -8, 48, 15, { rx: 2, ...steel }),
      [-16, 0, 16].map(x =>
        g(
          {},
          rect(x - 6.5, -6, 13, 8, { rx: 1, fill: 'var(--wall-dark)' }),
          path(`M${x - 4} -1.6l3-2 2 2 3-2`, { fill: 'none', stroke: 'var(--good)', 'stroke-width': 1 }),
        ),
      ),
    ),
  boiler: () =>
    g(
      {},
      circle(0, 0, 14, { ...steel }),
      circle(0, 0, 8, { fill: 'none', stroke: 'var(--metal-line)', 'stroke-width': 1.4 }),
      path('M12-6H26V-14M12 6H26', { fill: 'none', stroke: 'var(--metal-2)', 'stroke-width': 3.4 }),
    ),
};
type Thing = keyof typeof things;
// [thing, x, y, turn]: 0..1 of the room; walls are at 0 and 1.
const sets = {
  shop: [
    ['shelf', 0.5, 0.5, 0],
    ['shelf', 0.24, 0.13, 0],
    ['boxes', 0.86, 0.86, 20],
  ],
  diner: [
    ['counter', 0.2, 0.3, -90],
    ['booth', 0.78, 0.62, 90],
    ['booth', 0.78, 0.85, 90],
    ['plant', 0.88, 0.1, 0],
  ],
  kitchen: [
    ['stove', 0.16, 0.2, 0],
    ['fridge', 0.86, 0.18, 0],
    ['shelf', 0.5, 0.9, 0],
  ],
  office: [
    ['desk', 0.26, 0.24, 0],
    ['desk', 0.74, 0.74, 180],
    ['plant', 0.9, 0.12, 0],
  ],
  flat: [
    ['sofa', 0.24, 0.2, 0],
    ['round', 0.3, 0.74, 0],
    ['plant', 0.9, 0.1, 0],
  ],
  bedroom: [
    ['bed', 0.16, 0.26, 0],
    ['shelf', 0.72, 0.9, 0],
  ],
  store: [
    ['boxes', 0.17, 0.2, 0],
    ['boxes', 0.85, 0.82, 40],
    ['shelf', 0.25, 0.9, 0],
  ],
  lockers: [
    ['locker', 0.3, 0.1, 0],
    ['locker', 0.1, 0.66, 90],
  ],
  command: [
    ['screens', 0.35, 0.13, 0],
    ['desk', 0.24, 0.76, 180],
  ],
  meeting: [['oval', 0.5, 0.52, 0]],
  study: [
    ['shelf', 0.3, 0.1, 0],
    ['desk', 0.3, 0.7, 0],
    ['plant', 0.88, 0.88, 0],
  ],
  boiler: [
    ['boiler', 0.24, 0.26, 0],
    ['boxes', 0.82, 0.8, 15],
  ],
} satisfies Record<string, [Thing, number, number, number][]>;
export type SetName = keyof typeof sets;

export const drawSet = (name: SetName, w: number, h: number) =>
  g(
    {},
    (sets[name] as [Thing, number, number, number][]).map(([kind, x, y, turn]) => {
      const size = Math.min(w, h) < 95 ? 0.82 : 1;
      return g({ transform: `translate(${x * w} ${y * h}) rotate(${turn}) scale(${size})` }, things[kind]());
    }),
  );
