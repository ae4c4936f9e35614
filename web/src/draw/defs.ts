import { s } from './svg';

// Gradients and filters of one board. `id` makes the names unique when several boards share a page.
export function boardDefs(id: string) {
  return s(
    'defs',
    {},
    blur(`${id}-soft`, 3.5),
    blur(`${id}-wide`, 9),
    shadow(`${id}-lift`, 1.6, 1.2, 0.55),
    glow(`${id}-hearth`, 'var(--glow-warm)', 0.55),
    glow(`${id}-rot`, 'var(--rot-glow)', 0.75),
    glow(`${id}-fire`, 'var(--fire)', 0.9),
    s(
      'linearGradient',
      { id: `${id}-height`, x1: 0, y1: 0, x2: 0, y2: 1 },
      stop(0, '#fff', 0.22),
      stop(0.55, '#fff', 0.02),
      stop(1, '#000', 0.2),
    ),
  );
}

const stop = (offset: number, colour: string, opacity: number) =>
  s('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });

function glow(id: string, colour: string, strength: number) {
  return s(
    'radialGradient',
    { id },
    stop(0, colour, strength),
    stop(0.45, colour, strength * 0.45),
    stop(1, colour, 0),
  );
}
function blur(id: string, amount: number) {
  return s(
    'filter',
    { id, x: '-30%', y: '-30%', width: '160%', height: '160%' },
    s('feGaussianBlur', { stdDeviation: amount }),
  );
}
function shadow(id: string, amount: number, dy: number, opacity: number) {
  return s(
    'filter',
    { id, x: '-40%', y: '-40%', width: '180%', height: '190%' },
    s('feDropShadow', { dx: 0, dy, stdDeviation: amount, 'flood-color': '#05070b', 'flood-opacity': opacity }),
  );
}
