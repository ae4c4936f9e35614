import { pathOf, placeAt, type Place } from '../router';

const here = $state({ place: placeAt(location) as Place });
// An old link has its code where servers see it; what is passed on from the address bar should not.
if (/^\/(join|watch|film|campaign)\/[^/]+\/[^/]+$/.test(location.pathname)) settle(here.place);

/** The place the address bar shows. */
export function place(): Place {
  return here.place;
}

/** Goes to a place; the way back leads here. */
export function go(to: Place): void {
  history.pushState(null, '', pathOf(to));
  here.place = to;
}

/** Says where we are without a further step back, for a film that runs. */
export function settle(to: Place): void {
  history.replaceState(null, '', pathOf(to));
  here.place = to;
}

function read(): void {
  here.place = placeAt(location);
}

// Plain links of our own pages change the place without loading the page anew; the rest is left to the browser.
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(placeAt(link));
}

/** Listens to the way back and to links; returns how to stop. */
export function watchAddress(): () => void {
  addEventListener('popstate', read);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', read);
    document.removeEventListener('click', follow);
  };
}
