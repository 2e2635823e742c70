import { eraseRecipients } from '@/features/invoices/commands/erase-recipients';
import { deleteOldActs } from '@/features/order-desk/bulk/commands/delete-old-acts';
import { completePastOrders } from '@/features/orders/commands/complete-past-orders';
import { expireOrder } from '@/features/orders/commands/expire-order';
import { remindOfTomorrow } from '@/features/orders/commands/remind-of-tomorrow';
import { sendPaymentLink } from '@/features/orders/commands/send-payment-link';
import { COUNTED_MS, eraseNetworks } from '@/features/orders/data/holds';
import { recountMealOrders } from '@/features/orders/data/meals';
import { anonymisePastOrders } from '@/features/orders/erasure/commands/anonymise';
import { saveDivers } from '@/features/travellers/commands/save-divers';
import { defineJob } from '@/server/jobs/job';
import { z } from '@/shared/schema/zod';
import { deleteKeysBefore, overdueOrders } from './data/orders';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'orders.expire': { orderId: string };
    'orders.expire_overdue': Record<string, never>;
    'orders.send_payment_link': { orderId: string };
    'orders.keep_divers': { orderId: string; positions: number[] };
    'orders.complete': Record<string, never>;
    'orders.remind': Record<string, never>;
    'orders.tidy': Record<string, never>;
    'orders.count_meals': Record<string, never>;
  }
}

const MAX_OVERDUE = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Few orders are confirmed or cancelled later than this many days after they were placed. */
const DAYS_THAT_CHANGE = 60;
const nothing = z.object({});

const expire = defineJob({
  name: 'orders.expire',
  lane: 'orders',
  payload: z.strictObject({ orderId: z.uuid() }),
  run: (ctx, { orderId }) => expireOrder(ctx, orderId),
});

const payByLink = defineJob({
  name: 'orders.send_payment_link',
  lane: 'orders',
  payload: z.strictObject({ orderId: z.uuid() }),
  run: (ctx, { orderId }) => sendPaymentLink(ctx, orderId),
});

const keep = defineJob({
  name: 'orders.keep_divers',
  lane: 'orders',
  payload: z.strictObject({ orderId: z.uuid(), positions: z.array(z.int().min(0)) }),
  run: saveDivers,
});

/** Expires orders whose own job failed, so that neither seats nor unusable money stay held. */
const expireOverdue = defineJob({
  name: 'orders.expire_overdue',
  lane: 'upkeep',
  payload: nothing,
  cron: '*/5 * * * *',
  async run(ctx) {
    for (const { id } of await overdueOrders(ctx.db, ctx.now, MAX_OVERDUE)) await expireOrder(ctx, id);
  },
});

const complete = defineJob({
  name: 'orders.complete',
  lane: 'upkeep',
  payload: nothing,
  cron: '11 * * * *',
  run: completePastOrders,
});

/** Runs hourly from 17:00 to 21:00 in Bali, to include orders confirmed in the meantime. */
const remind = defineJob({
  name: 'orders.remind',
  lane: 'upkeep',
  payload: nothing,
  cron: '0 9-13 * * *',
  run: remindOfTomorrow,
});

const tidy = defineJob({
  name: 'orders.tidy',
  lane: 'upkeep',
  payload: nothing,
  cron: '43 * * * *',
  async run(ctx) {
    await deleteKeysBefore(ctx.db, new Date(ctx.now.getTime() - DAY_MS));
    await eraseNetworks(ctx.db, new Date(ctx.now.getTime() - COUNTED_MS));
    await anonymisePastOrders(ctx);
    await eraseRecipients(ctx);
    await deleteOldActs(ctx);
  },
});

const countMeals = defineJob({
  name: 'orders.count_meals',
  lane: 'upkeep',
  payload: nothing,
  // 03:40 at the shop.
  cron: '40 19 * * *',
  run: ({ db, now }) => recountMealOrders(db, new Date(now.getTime() - DAYS_THAT_CHANGE * DAY_MS)),
});

export const orderJobs = [expire, payByLink, keep, expireOverdue, complete, remind, tidy, countMeals];
