const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next element in the direction of an arrow key, by where it stands on the screen. */
export function nearest(from: HTMLElement, all: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const other of all) {
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const far = ahead > 4 && aside < ahead * 1.5 ? ahead + aside : Infinity;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

function middle(node: HTMLElement): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
