import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';

type Showing = { shownOnSite: boolean; active: boolean };

/** Consent ends with the job, so guests never see inactive members. */
const isShown = ({ shownOnSite, active }: Showing): boolean => shownOnSite && active;

/** Takes a crew member's states before and after a change; refreshes pages only if guests saw or see the member. */
export async function shownCrewChanged(tx: Tx, ...states: Showing[]): Promise<void> {
  if (states.some(isShown)) await pagesChanged(tx, ['crew']);
}
