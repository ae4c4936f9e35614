// Carrying a card: its picture follows the pointer, by mouse and by touch, and it is put where it is let go.
export interface Carrying {
  isFree: () => boolean;
  taken: () => void;
  dropped: (at: Element) => void;
}

/** So far a pointer moves before it is more than a click. */
const FAR = 7;

export function carried({ isFree, taken, dropped }: Carrying) {
  return (node: HTMLElement) => {
    let from: { x: number; y: number } | undefined;
    let ghost: HTMLElement | undefined;

    const down = (event: PointerEvent) => {
      from = isFree() && event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined;
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) {
        taken();
        ghost = picture(node);
      }
      if (ghost) ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    };
    const up = (event: PointerEvent) => {
      const at = ghost && document.elementFromPoint(event.clientX, event.clientY);
      if (ghost) addEventListener('click', swallow, { capture: true, once: true });
      // A pointer that is let go elsewhere makes no click; nothing must wait for it.
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      leave();
      if (at) dropped(at);
    };
    const leave = () => {
      ghost?.remove();
      ghost = from = undefined;
    };
    node.style.touchAction = 'none';
    node.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', leave);
    return () => {
      leave();
      node.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', leave);
    };
  };
}

/** The click that ends a drag is none. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function picture(node: HTMLElement): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.classList.add('carried');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.width = `${node.offsetWidth}px`;
  document.body.append(ghost);
  return ghost;
}
