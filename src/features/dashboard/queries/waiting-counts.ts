import { unanswered } from '@/features/contact/queries/messages';
import { papersDue } from '@/features/crew/admin/members/queries/papers-due';
import type { WaitingCounts } from '@/features/dashboard/schema';
import { ordersToConfirm } from '@/features/orders/queries/orders-to-confirm';
import { shortDays } from '@/features/outings/counting/queries/short-days';
import type { Ctx } from '@/server/api/context';
import { can } from '@/shared/schema/actor';
import { dayAt, plusDays } from '@/shared/time/days';

const DAYS_AHEAD = 14;

/** Counts what waits on the pages of the menu; a page that the actor may not open has nothing. */
export async function waitingCounts(ctx: Ctx): Promise<WaitingCounts> {
  const { actor, db } = ctx;
  const mayReadOrders = can(actor, 'orders');
  const today = dayAt(ctx.now);
  const [short, toConfirm, messages, papers] = await Promise.all([
    can(actor, 'schedule') ? shortDays(ctx, { from: today, to: plusDays(today, DAYS_AHEAD) }) : [],
    mayReadOrders ? ordersToConfirm(db) : 0,
    mayReadOrders ? unanswered(db) : { count: 0 },
    can(actor, 'schedule') ? papersDue(db, today) : 0,
  ]);
  return { red_days: short.length, to_confirm: toConfirm, messages: messages.count, papers };
}
