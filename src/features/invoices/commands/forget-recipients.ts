import { forgetRecipientsBefore } from '@/features/invoices/data';
import type { JobCtx } from '@/server/jobs/job';
import { dayAt, momentOf } from '@/shared/time/days';

/** The law requires invoices to be stored for ten years after the year of issue. */
const RETENTION_YEARS = 10;

/** Keeps recipients beyond the erasure of their account until the legal term ends; all other data stays. */
export async function forgetRecipients({ db, now }: JobCtx): Promise<void> {
  const year = Number(dayAt(now).slice(0, 4)) - RETENTION_YEARS;
  await forgetRecipientsBefore(db, momentOf(`${year}-01-01`, '00:00'));
}
