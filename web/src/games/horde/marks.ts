// What options and questions concern, by the kinds of marks that the family has.
import type { MarkKind } from '../../protocol/horde';
import type { MarkCard } from '../../protocol/messages';
import { FRAME_MARKS, marksNamed } from '../../table/options';

// The family tells what every table reads under these very names.
FRAME_MARKS satisfies readonly MarkKind[];

export function marksOf(about: readonly MarkCard[], kind: MarkKind): string[] {
  return marksNamed(about, kind);
}

export function markOf(about: readonly MarkCard[], kind: MarkKind): string | undefined {
  return marksOf(about, kind)[0];
}
