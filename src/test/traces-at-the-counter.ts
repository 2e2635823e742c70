import type { callerFor } from './actors';
import { emails } from './words-of-guest';

type Staff = Awaited<ReturnType<typeof callerFor>>;

/**
 * Leaves traces at the counter: a mistaken payment, a corrected pickup, a cancellation, a mailed receipt and a mailed
 * text.
 */
export async function traceAtTheCounter({ admin }: Staff, { uuid, due_now }: { uuid: string; due_now: number }) {
  const { payments } = await admin.orders.take_payment({ uuid, method: 'cash', amount: due_now });
  const { uuid: entry = '', receipt_uuid } = payments.ledger.find(({ kind }) => kind === 'on_site') ?? {};
  await admin.orders.mail_receipt({ uuid, receipt: receipt_uuid ?? '', email: emails.receipt });
  await admin.orders.reverse_payment({ uuid, entry, reason: 'Zebulon went home with a migraine' });
  await admin.order_edits.save({ uuid, pickup_address: 'Villa Tangerine 9', notify: true });
  await admin.order_bulk.start({
    kind: 'mail',
    orders: [uuid],
    texts: { en: { subject: 'About {trip}', body: 'Dear {name}, bring a towel.' } },
    idempotency_key: `towel-${uuid}`,
  });
  await admin.orders.cancel({ uuid });
}
