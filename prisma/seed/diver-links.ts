import { newDiverToken } from '../../src/features/ready/commands/new-diver-token';
import { insertDiverLink, markStarted } from '../../src/features/ready/data';
import type { Tx } from '../../src/server/database/db';
import { dayAt, toDate } from '../../src/shared/time/days';

const ORDERS = 4;
const HOUR_MS = 60 * 60 * 1000;

/** The divers of the next orders have their links; the first of every second order has begun to answer. */
export async function seedDiverLinks(db: Tx, now: Date): Promise<void> {
  const orders = await db.order.findMany({
    where: { status: { in: ['paid', 'confirmed'] }, activityDate: { gt: toDate(dayAt(now)) } },
    select: { id: true, divers: { select: { id: true, position: true }, orderBy: { position: 'asc' } } },
    orderBy: [{ activityDate: 'asc' }, { id: 'asc' }],
    take: ORDERS,
  });
  const [sent, answered] = [new Date(now.getTime() - 2 * HOUR_MS), new Date(now.getTime() - HOUR_MS)];
  for (const [index, { id: orderId, divers }] of orders.entries()) {
    for (const { id } of divers) await insertDiverLink(db, id, newDiverToken(sent).stored);
    const [first] = divers;
    if (!first || index % 2 === 1) continue;
    await markStarted(db, first.id, answered);
    const note = String(first.position + 1);
    const event = { orderId, at: answered, kind: 'diver_answered', by: 'customer', note, internal: true };
    await db.orderEvent.create({ data: event });
  }
}
