import { counterGuests } from '../../demo/content/counter-guests';
import { recordLines } from '../../src/features/payments/counter/commands/record-lines';
import { reverseEntry } from '../../src/features/payments/counter/commands/reverse-entry';
import type { Tx } from '../../src/server/database/db';
import { seedCounterGuests } from './counter-guests';
import type { OnSite } from './order-money';
import { seedTill } from './till';

const MINUTE_MS = 60 * 1000;
const NOTE = 100_000;

type Cashier = { id: string };
type Method = 'cash' | 'card' | 'qris' | 'transfer';
/** Weighted: half of the guests pay in cash. */
const methods: readonly Method[] = ['cash', 'card', 'cash', 'qris', 'cash', 'card', 'cash', 'transfer'];

async function take(db: Tx, { orderId, amount, at }: OnSite, method: Method, { id: userId }: Cashier): Promise<void> {
  const received = method === 'cash' ? Math.ceil(amount / NOTE) * NOTE : undefined;
  await recordLines(db, { orderId, lines: [{ method, amount, received, offAccount: 0 }], userId, now: at });
  await db.orderEvent.create({ data: { orderId, at, kind: 'on_site_payment', by: 'admin', actorId: userId, amount } });
}

/** Simulates a cashier's correction: recorded as cash, then corrected to card a few minutes later. */
async function takeWithCorrection(db: Tx, payment: OnSite, cashier: Cashier): Promise<void> {
  const { orderId, amount, at } = payment;
  const [noticed, again] = [4, 5].map((minutes) => new Date(at.getTime() + minutes * MINUTE_MS));
  await take(db, payment, 'cash', cashier);
  const entry = await db.ledgerEntry.findFirstOrThrow({ where: { orderId, kind: 'on_site' } });
  if (!noticed || !again) return;
  await reverseEntry(db, { orderId, entryId: entry.id, userId: cashier.id, now: noticed });
  const event = { orderId, at: noticed, kind: 'payment_reversed', by: 'admin', actorId: cashier.id, amount } as const;
  await db.orderEvent.create({ data: { ...event, note: 'by card, not in cash' } });
  await take(db, { ...payment, at: again }, 'card', cashier);
}

const staff = (db: Tx, email: string): Promise<Cashier> => db.user.findUniqueOrThrow({ where: { email } });

/** Seeds on-site payments with receipts in chronological order, counter bookings and the till. */
export async function seedCounter(db: Tx, onSite: readonly OnSite[], now: Date): Promise<void> {
  const [owner, office] = [await staff(db, 'admin@segara.test'), await staff(db, 'office@segara.test')];
  const came = onSite.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const [index, payment] of came.entries()) {
    const cashier = index % 5 === 4 ? owner : office;
    if (index === came.length - 2) await takeWithCorrection(db, payment, cashier);
    else await take(db, payment, methods[index % methods.length] ?? 'cash', cashier);
  }
  await seedCounterGuests(db, counterGuests, { staffId: office.id, now });
  await seedTill(db, { owner: owner.id, office: office.id }, now);
}
