import type { Happened } from '../../board/changes';
import { t } from '../../i18n/index.svelte';

/** The sentence on somebody who falls. */
export const falls = ({ survivor }: Happened): string => t('moment.falls', { survivor: String(survivor) });
