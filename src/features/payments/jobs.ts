import { configuredGateways } from '../../server/gateways/gateways';
import { defineJob, type Job } from '../../server/jobs/job';
import { log } from '../../server/log';
import type { PaymentHook } from '../../server/payment-hook';
import { z } from '../../shared/zod';
import { askAgain } from './books/commands/ask-again';
import { compareWithGateway } from './books/commands/compare-with-gateway';
import { cancelSession } from './commands/cancel-session';
import { sendRefund } from './refunds/commands/send-refund';
import { sandboxJobs } from './sandbox/jobs';
import { heedWebhook } from './webhooks/commands/heed-webhook';
import { tidyEvents } from './webhooks/data';

declare module '../../server/jobs/job' {
  interface JobPayloads {
    'payments.ask-again': Record<string, never>;
    'payments.compare-books': Record<string, never>;
    'payments.tidy': Record<string, never>;
  }
}

const EVENTS_KEPT_MS = 90 * 24 * 60 * 60_000;

const session = z.object({ reference: z.string(), sessionId: z.string().nullable() });
const subject = z.union([z.strictObject({ payment: session }), z.strictObject({ refund: z.string() })]);

/** Whatever asks or tells a gateway; `hook` is what follows for the order. */
export const paymentJobs = (hook: PaymentHook): readonly Job[] => [
  defineJob({
    name: 'payments.heed-webhook',
    lane: 'payments',
    payload: z.strictObject({ event: z.uuid(), subject }),
    run: (ctx, payload) => heedWebhook(ctx, payload, hook),
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
    run: (ctx) => askAgain(ctx, hook),
  }),
  defineJob({
    name: 'payments.compare-books',
    lane: 'upkeep',
    payload: z.object({}),
    // Twenty past three at night, at the shop.
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
    run: ({ db, now }) => tidyEvents(db, new Date(now.getTime() - EVENTS_KEPT_MS)),
  }),
  ...sandboxJobs,
];
