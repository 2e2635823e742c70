import { lockOrder } from '@/features/orders/commands/lock-order';
import { addEvent, hasEvent } from '@/features/orders/data/orders';
import { isOpen } from '@/features/ready/domain/open-readiness';
import { type DiverReadiness, readinessOf, readinessOfOrders } from '@/features/ready/queries/readiness-of';
import { ordersPaidSince } from '@/features/ready/reminders/data';
import type { JobCtx } from '@/server/jobs/job';
import { addressesOf, queueForGuests } from './queue-for-guests';

const statuses = ['paid', 'confirmed'] as const;
const DAY_MS = 86_400_000;

const openIn = (readiness: readonly DiverReadiness[]) => ({ open: readiness.filter(isOpen), needsContact: false });

async function sendLinksOf({ db, now }: JobCtx, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id, {});
    const isPaid = statuses.some((status) => status === order.status);
    if (!isPaid || (await hasEvent(tx, id, 'links_sent'))) return;
    const found = openIn(await readinessOf(tx, order));
    if (!(await queueForGuests(tx, order, { template: 'diver_links', ...found }, now))) return;
    await addEvent(tx, { orderId: id, at: now, kind: 'links_sent', by: 'system', internal: true });
  });
}

/** Sends the links of an order once, soon after its payment, to the divers who still have something to answer. */
export async function sendLinks(ctx: JobCtx): Promise<void> {
  const since = new Date(ctx.now.getTime() - DAY_MS);
  const orders = await ordersPaidSince(ctx.db, since, statuses);
  const found = await readinessOfOrders(ctx.db, orders);
  for (const order of orders)
    if (addressesOf(order, openIn(found.get(order.id) ?? [])).length > 0) await sendLinksOf(ctx, order.id);
}
