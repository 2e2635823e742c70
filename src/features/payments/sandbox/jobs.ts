import { payLateNow } from '@/features/payments/sandbox/commands/press-button';
import { callBack } from '@/server/gateways/sandbox/callback';
import { defineJob, type Job } from '@/server/jobs/job';
import { z } from '@/shared/schema/zod';

export const sandboxJobs: readonly Job[] = [
  defineJob({
    name: 'sandbox.call-back',
    lane: 'payments',
    payload: z.strictObject({ session: z.string(), event: z.string() }),
    run: ({ db }, payload) => callBack(db, payload),
  }),
  defineJob({
    name: 'sandbox.pay-late',
    lane: 'payments',
    payload: z.strictObject({ session: z.string() }),
    run: (ctx, { session }) => payLateNow(ctx, session),
  }),
];
