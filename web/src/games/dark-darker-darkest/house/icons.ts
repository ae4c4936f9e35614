// 24 x 24 line icons of the house, of the same weight as those of the pages.
import { s } from '../../../draw/svg';

const paths: Readonly<Record<string, string>> = {
  move: 'M8 16c-2-4 0-9 2.5-8.5S11 12 10 16zM7.5 19h3M15 11c-1.5-4 .5-8.5 3-8s.5 4.5-.5 8zM14.5 14h3',
  together:
    'M7 5a2.4 2.4 0 1 0 .1 0zM17 5a2.4 2.4 0 1 0 .1 0zM3 15c0-6 8-6 8 0M13 15c0-6 8-6 8 0M7 20h10M14 17l3 3-3 3',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  fight: 'M20 4l-9 9M20 4h-4l-8 8 4 4 8-8zM6 12l6 6M8 16l-4 4',
  open: 'M6 11V8a6 6 0 0 1 11-3M5 11h14v10H5zM12 15v3',
  give: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  out: 'M9 9h6v12H9zM12 9V5h5l3 2M12 5H9M9 14h6',
  terminal: 'M3 4h18v12H3zM9 20h6M12 16v4M7 8l3 2.5L7 13M12 13h4',
  heal: 'M12 4v16M4 12h16',
  free: 'M8 15V8a1.5 1.5 0 0 1 3 0V6a1.5 1.5 0 0 1 3 0v2a1.5 1.5 0 0 1 3 0v6c0 4-2 6-5 6s-4-1-5-3l-3-4c1-1 2-1 4 2zM4 4l2.5 2.5M20 3l-2 3M12 1.5V3',
  card: 'M7 3h11v15H7zM4 6v15h11',
  skill: 'M12 3l2.6 6 6.4.6-4.8 4.3 1.4 6.3-5.6-3.3-5.6 3.3 1.4-6.3L3 9.6 9.4 9z',
  done: 'M5 12l5 5L19 7',
  camera: 'M3 7h11v10H3zM14 11l7-4v10l-7-4z',
  fire: 'M12 21c-5 0-7-3-7-6 0-5 5-6 5-12 5 3 4 6 6 8 1-1 1-2 1-3 3 3 3 5 3 7 0 3-3 6-8 6z',
  zombie: 'M9 4a3 3 0 1 0 .1 0zM5 21l1-9c1-3 6-3 7 0l1 9M13 12l7-1M12 15l6 1',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  groups: 'M8 6a2.6 2.6 0 1 0 .1 0zM16 6a2.6 2.6 0 1 0 .1 0zM3 19c0-8 10-8 10 0M13.5 14.5c3-3 7.5-1 7.5 4.5',
  virus: 'M12 6a6 6 0 1 0 .1 0zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19M19 5l-2.8 2.8M7.8 16.2L5 19',
  ray: 'M12 10.4a1.6 1.6 0 1 0 .1 0zM12 3v4.6M5 19l3.6-3.6M19 19l-3.6-3.6M12 3a9 9 0 1 0 .1 0z',
  chip: 'M7 8h10a4 4 0 0 1 0 8H7a4 4 0 0 1 0-8zM8 12h.01M12 12h.01M16 12h.01',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  dark: 'M16.5 3.5a9 9 0 1 0 4 13 8 8 0 0 1-4-13z',
  shift: 'M3 7h5v10H3zM10 7h5v10h-5zM17 12h5M19 9l3 3-3 3',
  teeth:
    'M3 7c5.5 3.4 12.5 3.4 18 0M3 17c5.5-3.4 12.5-3.4 18 0M6.5 8.7l1.5 4 1.7-3.2M14.3 9.5l1.7 3.2 1.5-4M10.5 14.6l1.5-3.6 1.5 3.6',
  claw: 'M7 3c-2 6-2 12 0 18M12 3c-2 6-2 12 0 18M17 3c-2 6-2 12 0 18',
  star: 'M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4',
  corner: 'M5 21V5h16M5 5l7 7',
  shield: 'M5 4h14v8c0 5-4 7-7 9-3-2-7-4-7-9z',
  heli: 'M3 6h18M12 6v4M6 14c0-3 3-4 6-4s6 1 8 4l1 4H9c-2 0-3-2-3-4zM6 13L2 11M8 21h10',
  victim: 'M12 4a3.4 3.4 0 1 0 .1 0zM5 21c0-9 14-9 14 0',
};

export const houseIcon = (name: string, size = 18): SVGElement =>
  s(
    'svg',
    { viewBox: '0 0 24 24', width: size, height: size, class: `icon icon-${name}`, 'aria-hidden': true },
    s('path', {
      d: paths[name] ?? paths.card,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
