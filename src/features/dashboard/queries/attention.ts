import { unanswered } from '@/features/contact/queries/messages';
import type { AttentionView } from '@/features/dashboard/schema';
import { shortOn } from '@/features/equipment/packing/queries/short-on';
import { waitingFor } from '@/features/order-desk/approvals/queries/waiting-approvals';
import { listAll } from '@/features/order-desk/queries/list-all';
import { shortDays } from '@/features/outings/counting/queries/short-days';
import { unmatchedPayments } from '@/features/payments/reconciliation/queries/unmatched';
import type { Ctx } from '@/server/api/context';
import { deadJobs } from '@/server/jobs/dead';
import { addresseeOf } from '@/server/mail/queued-mail';
import { can } from '@/shared/schema/actor';
import { dayAt, plusDays } from '@/shared/time/days';

const SHOWN_ORDERS = 5;
/** Leaves enough time to find a boat or a guide. */
const DAYS_AHEAD = 60;
const noOrders = { data: [], meta: { total: 0 } };

/** Sections that the actor has no right to see look empty. */
export async function attention(ctx: Ctx): Promise<AttentionView> {
  const { actor } = ctx;
  const mayReadOrders = can(actor, 'orders');
  const today = dayAt(ctx.now);
  const tomorrow = plusDays(today, 1);
  const [orders, unmatched, dead, messages, approvals, short, lacking] = await Promise.all([
    mayReadOrders
      ? listAll(ctx, { page: 1, per_page: SHOWN_ORDERS, sort: 'activity_date', attention: true })
      : noOrders,
    can(actor, 'money') ? unmatchedPayments(ctx.db) : [],
    deadJobs(ctx.db),
    mayReadOrders ? unanswered(ctx.db) : { count: 0, oldest: null },
    can(actor, 'money') ? waitingFor(ctx) : 0,
    can(actor, 'schedule') ? shortDays(ctx, { from: today, to: plusDays(today, DAYS_AHEAD) }) : [],
    can(actor, 'schedule') ? shortOn(ctx, tomorrow) : 0,
  ]);
  const mayReadJob = ({ name }: { name: string }) => can(actor, 'settings') || (mayReadOrders && name === 'mail.send');
  return {
    orders: {
      total: orders.meta.total,
      first: orders.data.map(({ uuid, booking_id, name, activity_date, attention: reasons }) => ({
        uuid,
        booking_id,
        name,
        activity_date,
        reasons,
      })),
    },
    unmatched: unmatched.map(({ gateway, reference, ours, theirs, paidAt, orderId }) => ({
      gateway,
      reference,
      ours,
      theirs,
      paid_at: paidAt.toISOString(),
      order: orderId,
    })),
    dead_jobs: dead.filter(mayReadJob).map(({ id, name, attempts, lastError, createdAt, payload }) => ({
      id,
      name,
      to: addresseeOf(payload),
      is_mail: name === 'mail.send',
      attempts,
      last_error: lastError,
      created_at: createdAt.toISOString(),
    })),
    approvals,
    short_days: short.map(({ date }) => date),
    short_equipment: { date: tomorrow, count: lacking },
    messages: { count: messages.count, oldest: messages.oldest?.toISOString() ?? null },
  };
}
