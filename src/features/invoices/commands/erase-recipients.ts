import { eraseRecipientsBefore } from '@/features/invoices/data';
import type { JobCtx } from '@/server/jobs/job';
import { dayAt, momentOf } from '@/shared/time/days';

/** Legal retention, counted from the end of the year of issue. */
const RETENTION_YEARS = 10;

/** Recipients outlive the erasure of their account until legal retention ends; everything else on the invoice stays. */
export async function eraseRecipients({ db, now }: JobCtx): Promise<void> {
  const year = Number(dayAt(now).slice(0, 4)) - RETENTION_YEARS;
  await eraseRecipientsBefore(db, momentOf(`${year}-01-01`, '00:00'));
}
