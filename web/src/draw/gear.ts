// Line drawings for equipment cards, 48 x 40, our own; a weapon is recognised by silhouette before its name is read.
import { s } from './svg';

const shapes: Record<string, string> = {
  flame:
    'M24 36c-9 0-13-6-12-13 1-6 8-8 8-19 8 5 6 10 9 12 2-2 2-4 2-6 7 7 8 12 6 18-2 5-6 8-13 8zM24 36c-4-1-6-4-5-8 1-3 4-4 4-8 5 4 7 8 5 12-1 3-2 4-4 4z',
  sword: 'M38 4L18 24M38 4l-3 8-14 14M38 4l-8 3-14 14M12 20l10 10M16 26l-7 7M7 31l4 4',
  armour: 'M16 5c4 4 12 4 16 0l8 5-4 9-3-1v17H15V18l-3 1-4-9zM24 9v26M15 24h18',
  torch: 'M20 18h8l-2 18h-4zM24 16c-6 0-7-5-3-8 2-2 2-3 2-5 5 3 7 5 6 9-1 3-2 4-5 4z',
  bile: 'M20 5h8v7l6 9c4 7 0 14-6 14h-8c-6 0-10-7-6-14l6-9zM18 24h12M19 5h10',
  water: 'M17 7h14l-2 28H19zM18 16c4-3 8 3 12 0',
  axe: 'M13 36L31 8M26 6c2-3 6-4 9-3-1 6 1 10 5 13-4 3-9 3-12 0M24 10l8 6',
  shield: 'M10 6h28v14c0 9-7 13-14 17-7-4-14-8-14-17zM24 6v31M10 18h28',
  meat: 'M14 26C8 20 12 8 24 8s16 10 10 16-12 8-16 6l-6 6-4-4zM24 16a4 4 0 1 0 .1 0z',
  aid: 'M9 12h30v22H9zM18 12V7h12v5M24 17v12M18 23h12',
  knife: 'M8 34l9-9M14 21l7 7M18 24L38 5c2 8-4 17-15 22z',
  bag: 'M12 16h24l3 20H9zM17 16v-4a7 7 0 0 1 14 0v4M24 22v6',
  greatsword: 'M40 3L17 26M40 3l-2 8-17 18M40 3l-8 2-18 17M10 19l12 12M15 27l-8 8M5 33l4 4',
  sabre: 'M38 4c2 12-6 21-18 25M38 4c-3 9-9 16-20 22M14 22l8 8M17 27l-8 8',
  twinblades: 'M6 5l20 22M6 5l4 9 14 15M42 5L22 27M42 5l-4 9-14 15M16 31l5 5M32 31l-5 5',
  spear: 'M8 36L34 10M34 10l-2-5 8-3-2 9-4 1z',
  halberd: 'M9 37L36 5M30 6c4 0 8 2 10 5-3 4-7 6-12 5M31 12l-7-3',
  lance: 'M6 37L42 3M12 26c2 4 5 6 9 7M10 33l-4 4',
  pestle: 'M22 4h8l-2 20h-4zM10 22h30c0 9-5 14-15 14S10 31 10 22z',
  crossbow: 'M8 34L34 8M12 12c8-6 20 6 24 22M14 11l21 21M34 8l4-4M20 28l4 6',
  bolt: 'M27 3L11 22h11l-4 15 18-21H25z',
  frost: 'M24 3v34M9 11l30 18M39 11L9 29M24 9l-4-4M24 9l4-4M24 31l-4 4M24 31l4 4',
  burst: 'M24 4l4 10 10-4-4 10 10 4-10 3 4 10-10-4-4 8-4-8-10 4 4-10-10-3 10-4-4-10 10 4z',
  shatter: 'M24 4l12 10-3 16-9 7-9-7-3-16zM24 4v14l-12-4M24 18l9 12M24 18l-9 12',
  heal: 'M24 34C10 25 8 18 11 13c4-5 10-4 13 2 3-6 9-7 13-2 3 5 1 12-13 21zM24 18v9M19.5 22.5h9',
  leap: 'M8 34c4-22 20-26 28-16M36 18l2-9M36 18l-9-1M6 36h14',
  wind: 'M6 14h22a5 5 0 1 0-5-5M6 21h30a5 5 0 1 1-5 5M6 28h14a4 4 0 1 1-4 4',
  push: 'M6 8v24M12 20h26M30 12l9 8-9 8',
  charm: 'M24 4a6 6 0 1 1-.1 0zM24 16v6M14 22h20l-4 14H18zM19 28h10',
  apples:
    'M17 16c-6-3-11 1-11 8s5 12 11 10c6 2 11-3 11-10s-5-11-11-8zM17 16c0-4 1-6 4-8M30 17c6-2 11 1 11 7 0 6-5 11-10 9',
  claws: 'M12 6c4 8 4 18-2 28M24 4c4 10 4 22-2 32M36 6c4 8 4 18-2 28',
  bow: 'M14 4c18 4 18 28 0 32M14 4v32M8 20h30M34 16l4 4-4 4',
};
export const drawGear = (shape: string, size = 44) =>
  s(
    'svg',
    { viewBox: '0 0 48 40', width: size, height: size * 0.83, 'aria-hidden': 'true' },
    s('path', {
      d: shapes[shape] ?? shapes.bag,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.8,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  );
