import { cancelSession } from '@/features/payments/commands/cancel-session';
import { sendRefund } from '@/features/payments/commands/send-refund';
import { compactSums } from '@/features/payments/movements/data';
import { compareWithGateway } from '@/features/payments/reconciliation/commands/compare-with-gateway';
import { pollOpenPayments } from '@/features/payments/reconciliation/commands/poll-open-payments';
import { sandboxJobs } from '@/features/payments/sandbox/jobs';
import { processWebhook } from '@/features/payments/webhooks/commands/process-webhook';
import { deleteEventsBefore } from '@/features/payments/webhooks/data';
import { configuredGateways } from '@/server/gateways/gateways';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { defineJob, type Job } from '@/server/jobs/job';
import { log } from '@/server/process/log';
import { z } from '@/shared/schema/zod';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'payments.ask-again': Record<string, never>;
    'payments.compare-books': Record<string, never>;
    'payments.tidy': Record<string, never>;
  }
}

const EVENT_RETENTION_MS = 90 * 24 * 60 * 60_000;

const session = z.object({ reference: z.string(), sessionId: z.string().nullable() });
const subject = z.union([z.strictObject({ payment: session }), z.strictObject({ refund: z.string() })]);

/** Jobs that call gateways; `hook` updates the order. */
export const paymentJobs = (hook: PaymentHook): readonly Job[] => [
  defineJob({
    name: 'payments.heed-webhook',
    lane: 'payments',
    payload: z.strictObject({ event: z.uuid(), subject }),
    run: (ctx, payload) => processWebhook(ctx, payload, hook),
  }),
  defineJob({
    name: 'payments.cancel-session',
    lane: 'orders',
    payload: z.strictObject({ attempt: z.uuid() }),
    run: (ctx, { attempt }) => cancelSession(ctx, attempt, hook),
  }),
  defineJob({
    name: 'payments.send-refund',
    lane: 'orders',
    payload: z.strictObject({ refund: z.uuid() }),
    run: async (ctx, { refund }) => void (await sendRefund(ctx, refund, hook)),
  }),
  defineJob({
    name: 'payments.ask-again',
    lane: 'upkeep',
    payload: z.object({}),
    cron: '*/5 * * * *',
    run: (ctx) => pollOpenPayments(ctx, hook),
  }),
  defineJob({
    name: 'payments.compare-books',
    lane: 'upkeep',
    payload: z.object({}),
    // 03:20 at the shop.
    cron: '20 19 * * *',
    async run(ctx) {
      for (const gateway of configuredGateways())
        await compareWithGateway(ctx, gateway, hook).catch((error: unknown) =>
          log.error({ gateway: gateway.name, reason: String(error) }, 'the books were not compared'),
        );
    },
  }),
  defineJob({
    name: 'payments.tidy',
    lane: 'upkeep',
    payload: z.object({}),
    cron: '47 18 * * *',
    async run({ db, now }) {
      await deleteEventsBefore(db, new Date(now.getTime() - EVENT_RETENTION_MS));
      await compactSums(db);
    },
  }),
  ...sandboxJobs,
];
