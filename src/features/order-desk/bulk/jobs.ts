import { workOnBulk } from '@/features/order-desk/bulk/commands/work-on-bulk';
import { defineJob } from '@/server/jobs/job';
import { z } from '@/shared/schema/zod';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'orders.bulk': { actId: string };
  }
}

export const bulkJobs = [
  defineJob({
    name: 'orders.bulk',
    lane: 'orders',
    payload: z.strictObject({ actId: z.uuid() }),
    run: (ctx, { actId }) => workOnBulk(ctx, actId),
  }),
];
