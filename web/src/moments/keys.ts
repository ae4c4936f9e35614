// The keys of one who watches: space holds, Enter goes on to the next moment while it is held. Esc skips, as it always did.
import type { Director } from './director.svelte';

/** Whether the key was meant for what is being shown. */
export function watched(event: KeyboardEvent, director: Director): boolean {
  if (!director.isLong || event.metaKey || event.ctrlKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog, .moment-bar'))
    return false;
  if (event.key === ' ') director.hold();
  else if (event.key === 'Enter' && director.isHeld) director.next();
  else return false;
  return true;
}
