import { deleteWaiversBefore, detachWaivers } from '@/features/ready/waiver/data';
import type { Tx } from '@/server/database/db';
import type { JobCtx } from '@/server/jobs/job';
import { currentShop } from '@/server/shop/current-shop';
import { dayAt, momentOf } from '@/shared/time/days';
import { sameDayAfter } from '@/shared/time/month';

const MONTHS_A_YEAR = 12;

/** Deletes waivers older than the shop keeps them. */
export async function purgeWaivers({ db, now }: JobCtx): Promise<void> {
  const { waiver_years } = (await currentShop(db)).papers;
  const first = sameDayAfter(dayAt(now), -waiver_years * MONTHS_A_YEAR);
  await deleteWaiversBefore(db, momentOf(first, '00:00'));
}

/** Detaches the waivers of an erased account, which stay as evidence and name nobody without the key. */
export async function detachWaiversOf(tx: Tx, ownerId: string): Promise<string[]> {
  await detachWaivers(tx, ownerId);
  return [];
}
