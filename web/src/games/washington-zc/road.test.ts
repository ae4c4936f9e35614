import { describe, expect, it } from 'vitest';
import { drawCityRoad, stopOf } from './road';

const pages = import.meta.glob<string>(
  '../../../../second-edition/src/main/resources/content/washington-zc/washington-*.txt',
  { query: '?raw', import: 'default', eager: true },
);
/** The missions that are written: id, hour, and the tiles of their map without turns. */
const written = Object.values(pages)
  .flatMap(page => page.split(/^(?=mission )/m))
  .filter(text => text.startsWith('mission WZ-'))
  .map(text => ({
    id: /^mission (\S+)/.exec(text)?.[1] ?? '',
    hour: Number(/^ +hour +(\d+)/m.exec(text)?.[1]),
    tiles: (/^ +tiles +(.+)$/m.exec(text)?.[1] ?? '')
      .replace(/@\d+/g, '')
      .split(/ \/ /)
      .map(row => row.trim().split(/ +/)),
  }));
const ROAD = Array.from({ length: 10 }, (_, at) => `WZ-M${String(at + 1).padStart(2, '0')}`);

describe('the road of the campaign', () => {
  it('knows the hour and the map of every mission that is written', () => {
    expect(written.map(({ id }) => id)).toContain('WZ-M01');
    for (const { id, hour, tiles } of written) {
      const stop = stopOf(id);
      expect([id, stop?.hour]).toEqual([id, hour]);
      const drawn = stop?.map().querySelectorAll('rect').length;
      expect([id, drawn]).toEqual([id, tiles.flat().filter(tile => tile !== '-').length]);
    }
  });
  it('knows all ten, and no other', () => {
    expect(ROAD.every(mission => stopOf(mission))).toBe(true);
    expect(stopOf('Z2-M01')).toBeUndefined();
    expect(ROAD.filter(mission => stopOf(mission)?.isNight)).toEqual(['WZ-M04', 'WZ-M07', 'WZ-M10']);
  });
  it('tells the lawn, the house and the cellar from the city', () => {
    const kinds = (mission: string) => [
      ...new Set([...(stopOf(mission)?.map().querySelectorAll('g') ?? [])].map(one => one.getAttribute('class'))),
    ];
    expect(kinds('WZ-M04')).toEqual(['of-lawn', 'of-city']);
    expect(kinds('WZ-M08')).toEqual(['of-house', 'of-cellar']);
  });
  it('runs under the sky of each hour', () => {
    const stops = [...drawCityRoad(ROAD).querySelectorAll('#road-hours stop')].map(one => one.getAttribute('style'));
    expect(stops).toHaveLength(10);
    expect(stops[3]).toContain('--sky-night');
    expect(stops[4]).toContain('--sky-late');
    expect(stops[0]).toContain('--sky-day');
  });
});
