import { staffWith } from '@/features/accounts/admin/people/queries/staff-with';
import { insertApproval, waitingOf } from '@/features/order-desk/approvals/data';
import type { Act } from '@/features/order-desk/approvals/domain/acts';
import { orderVersion } from '@/features/order-desk/editing/queries/order-version';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { actorNames, addEvent } from '@/features/orders/data/orders';
import type { Tx } from '@/server/database/db';
import { enqueueAll } from '@/server/jobs/enqueue';
import { mailJob } from '@/server/mail/outbox';
import { AppError } from '@/shared/errors/errors';

/** Pins an edit to the current order version, which the request itself does not change. */
async function inputToStore(tx: Tx, orderId: string, { action, input }: Act): Promise<object> {
  if (action !== 'edit' || input.version === undefined) return input;
  return { ...input, version: await orderVersion(tx, orderId) };
}

/** Stores an action for a second person to approve; no part of it runs until then. */
export async function requestApproval(tx: Tx, ctx: Staff, { act, amount }: { act: Act; amount: number }) {
  const { actor, now } = ctx;
  const { action, input } = act;
  const order = await lockOrder(tx, input.uuid, {});
  const { id: orderId } = order;
  if (order.anonymisedAt) throw new AppError('order_anonymised');
  if (await waitingOf(tx, orderId)) throw new AppError('approval_waits');
  const way = ('how' in input && input.how) || 'gateway';
  const note = input.reason ?? null;
  const by = { by: 'admin', actorId: actor.userId } as const;
  await addEvent(tx, { orderId, at: now, kind: 'approval_requested', ...by, amount, note, internal: true });
  const stored = await inputToStore(tx, orderId, act);
  const approver = { requestedById: actor.userId, requestedAt: now };
  await insertApproval(tx, { orderId, action, input: stored, amount, way, note, ...approver });
  await recordOrderChange(tx, ctx, order, {}, { approval_requested: amount, method: way });
  const name = (await actorNames(tx, [actor.userId])).get(actor.userId) ?? '';
  const others = (await staffWith(tx, 'money')).filter(({ id }) => id !== actor.userId);
  await enqueueAll(
    tx,
    others.map((person) =>
      mailJob({
        to: person.email,
        locale: person.locale,
        template: 'approval_requested',
        about: [orderId],
        params: { name: person.name, by: name, bookingId: order.bookingId, amount, path: '/admin/payments' },
      }),
    ),
  );
}
