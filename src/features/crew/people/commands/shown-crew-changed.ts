import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';

type Showing = { shownOnSite: boolean; active: boolean };

/** Guests see those who agreed, for as long as they work for the shop. */
const isShown = ({ shownOnSite, active }: Showing): boolean => shownOnSite && active;

/** Call it with a crew member as they were and as they are; pages change only if guests saw or see them. */
export async function shownCrewChanged(tx: Tx, ...states: Showing[]): Promise<void> {
  if (states.some(isShown)) await pagesChanged(tx, ['crew']);
}
