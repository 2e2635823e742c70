import { isShown, type Showing } from '@/features/crew/people/domain/is-shown';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';

/** Call it with a crew member as they were and as they are; pages change only if guests saw or see them. */
export async function shownCrewChanged(tx: Tx, ...states: Showing[]): Promise<void> {
  if (states.some(isShown)) await pagesChanged(tx, ['crew']);
}
