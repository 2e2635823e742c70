import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';

type Showing = { shownOnSite: boolean; active: boolean };

/** True for people who have agreed to be shown, as long as they work for the shop. */
const isShown = ({ shownOnSite, active }: Showing): boolean => shownOnSite && active;

/** Pass the crew member before and after the change; rebuilds pages only if guests saw or see them. */
export async function shownCrewChanged(tx: Tx, ...states: Showing[]): Promise<void> {
  if (states.some(isShown)) await pagesChanged(tx, ['crew']);
}
