// The road through the ten missions: a skyline under the hours at which they begin, and what each map is made of.
import { HIGH, stopAt, WIDE } from '../../draw/road';
import { rng, type Random } from '../../draw/rng';
import { circle, g, path, rect, s, times, type Kid } from '../../draw/svg';
import type { StopSight } from '../game';

/** The hour and the tiles of each mission, row by row, as the ledger has them. */
const MISSIONS: Readonly<Record<string, readonly [hour: number, rows: string]>> = {
  'WZ-M01': [12, '2V 7R 4R / 5R 8R 3R'],
  'WZ-M02': [12, '2R 1R / 8R 6R / 7V 4V'],
  'WZ-M03': [11, '6V 8V / 3V 4V / 1V 2V'],
  'WZ-M04': [0, '10V - / 11V - / 9R 1R / 6R 3R'],
  'WZ-M05': [15, '11R 15R / 10R 14R / 12R 13V'],
  'WZ-M06': [15, '11R 15R / 10R 14R / 12R 13R'],
  'WZ-M07': [4, '15V - / 11R - / 10R 14V / 13V 12R'],
  'WZ-M08': [10, '11R 13V / 14V 15V / 12V -'],
  'WZ-M09': [15, '12R 10R 11R / 13R 14R 15R'],
  'WZ-M10': [22, '10V 11V / 7R 2V / 1R 8V'],
};
const isNight = (hour: number) => hour >= 19 || hour < 7;
const NOON = 12;
const LATE = 15;
const hourOf = (mission: string) => MISSIONS[mission]?.[0] ?? NOON;

/** What can be said of a mission before it begins. */
export function stopOf(mission: string): StopSight | undefined {
  const known = MISSIONS[mission];
  if (!known) return undefined;
  const [hour, rows] = known;
  return { hour, isNight: isNight(hour), map: () => drawMap(rows.split(' / ').map(row => row.split(' '))) };
}

/** City blocks, the White House, its lawn and its cellar, told by colour and by the lines on them. */
function kindOf(tile: string): 'city' | 'house' | 'lawn' | 'cellar' {
  if (tile === '12V') return 'cellar';
  if (tile === '10V' || tile === '11V') return 'lawn';
  return Number.parseInt(tile, 10) >= 10 ? 'house' : 'city';
}
const LINES = { city: 'M4.5 0V9M0 4.5H9', house: 'M0 4.5H9', lawn: '', cellar: 'M0 9L9 0' };

function drawMap(rows: readonly (readonly string[])[]): SVGElement {
  const [wide, high] = [Math.max(...rows.map(row => row.length)) * 10.5, rows.length * 10.5];
  return s(
    'svg',
    { class: 'map-thumb', viewBox: `0 0 ${wide} ${high}`, width: wide, height: high, 'aria-hidden': 'true' },
    rows.flatMap((row, y) =>
      row.map((tile, x) => {
        const kind = kindOf(tile);
        return (
          tile !== '-' &&
          g(
            { transform: `translate(${x * 10.5} ${y * 10.5})`, class: `of-${kind}` },
            rect(0, 0, 9, 9, { rx: 1.4 }),
            LINES[kind] && path(LINES[kind]),
          )
        );
      }),
    ),
  );
}

/** The land along the road: sky by the hour, sun or moon, houses, and the landmarks of the city. */
export function drawCityRoad(missions: readonly string[]): SVGElement {
  const random = rng(77);
  const places = missions.map((mission, at) => ({ x: stopAt(at, missions.length)[0], hour: hourOf(mission) }));
  return g(
    { class: 'city-road' },
    s(
      'linearGradient',
      { id: 'road-hours' },
      places.map(({ x, hour }) => s('stop', { offset: x / WIDE, style: `stop-color:${skyAt(hour)}` })),
    ),
    s(
      'linearGradient',
      { id: 'road-haze', x1: 0, y1: 0, x2: 0, y2: 1 },
      s('stop', { offset: 0.1, 'stop-color': '#0000' }),
      s('stop', { offset: 0.86, style: 'stop-color:var(--panel)' }),
    ),
    rect(0, 0, WIDE, HIGH, { fill: 'url(#road-hours)' }),
    places.map(({ x, hour }) => (isNight(hour) ? drawNightSky(random, x) : drawSun(x, hour))),
    drawSkyline(random, places),
    path('M532 94L534 22 537 14 540 22 542 94z', { fill: 'var(--city-house)', opacity: 0.75 }),
    [670, 936].map(drawWhiteHouse),
    rect(0, 0, WIDE, HIGH, { fill: 'url(#road-haze)' }),
  );
}
const skyAt = (hour: number) =>
  isNight(hour) ? 'var(--sky-night)' : hour >= LATE ? 'var(--sky-late)' : 'var(--sky-day)';
const drawNightSky = (r: Random, x: number): Kid[] => [
  times(14, () =>
    circle(x + r.between(-60, 60), r.between(5, 44), r.between(0.5, 1.1), { fill: '#dfe9f7', opacity: 0.8 }),
  ),
  path(`M${x + 30} 20a9 9 0 1 0 8 13a7.4 7.4 0 0 1-8-13z`, { fill: '#dfe9f7' }),
];
const drawSun = (x: number, hour: number) =>
  circle(x + 28, hour >= LATE ? 30 : 17, 7, { fill: hour >= LATE ? '#f1b981' : '#f6e6b4', opacity: 0.9 });

function drawSkyline(r: Random, places: readonly { x: number; hour: number }[]): Kid[] {
  const houses: Kid[] = [];
  for (let x = -6; x < WIDE;) {
    const [wide, high] = [r.between(18, 40), r.between(20, 46)];
    const nearest = places.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
    houses.push(
      rect(x, 92 - high, wide, 60, { fill: 'var(--city-block)' }),
      drawWindows(r, x, wide, high, nearest?.hour),
    );
    x += wide + r.between(-2, 6);
  }
  return houses;
}
function drawWindows(r: Random, x: number, wide: number, high: number, hour = NOON): Kid[] {
  const look = isNight(hour) ? { fill: '#f0cf77', opacity: 0.85 } : { fill: '#8ea3b1', opacity: 0.3 };
  return times(Math.floor(high / 9), row =>
    times(
      Math.floor((wide - 6) / 7),
      column => r.chance(isNight(hour) ? 0.3 : 0.5) && rect(x + 4 + column * 7, 96 - high + row * 9, 3.4, 4.6, look),
    ),
  ).flat();
}
const drawWhiteHouse = (x: number) =>
  g(
    { transform: `translate(${x} 92)`, fill: 'var(--city-house)' },
    rect(-46, -26, 92, 40),
    path('M-20-26L0-40 20-26z'),
    g(
      { fill: 'var(--city-block)' },
      [-38, -29, 29, 38].map(at => rect(at - 2.6, -19, 5.2, 9)),
      [-13, -4.5, 4.5, 13].map(at => rect(at - 1.6, -24, 3.2, 26)),
    ),
    path('M0-40V-54', { stroke: 'var(--city-house)', 'stroke-width': 1.6 }),
    path('M0-54h12v7H0z', { fill: '#a6584a' }),
  );
