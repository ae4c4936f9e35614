// What expansions in play add to the view: members that are there only if the expansion is.
import type { DarkestView, ExpansionsView } from '../../protocol/dark-darker-darkest';

/** What the view tells of expansions; nothing if none is in play. */
export function expansionsOf(view: DarkestView | undefined): ExpansionsView {
  return view?.expansions ?? {};
}
