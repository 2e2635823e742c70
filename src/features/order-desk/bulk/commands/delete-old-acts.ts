import { deleteActsBefore } from '@/features/order-desk/bulk/data';
import type { JobCtx } from '@/server/jobs/job';

/** Kept as long as the people of an order, since staff texts may name them. */
const STORED_MS = 90 * 24 * 60 * 60 * 1000;

export const deleteOldActs = ({ db, now }: Pick<JobCtx, 'db' | 'now'>) =>
  deleteActsBefore(db, new Date(now.getTime() - STORED_MS));
