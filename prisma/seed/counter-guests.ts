import { randomUUID } from 'node:crypto';
import type { CounterGuest } from '../../demo/content/counter-guests';
import { EMPTY_DAY } from '../../demo/content/orders/stays';
import { insertGuest } from '../../src/features/accounts/guests/data';
import { offersNow } from '../../src/features/catalogue/prices/queries/offers';
import { counterDivers } from '../../src/features/counter/domain/counter-divers';
import { lockOrder } from '../../src/features/orders/commands/lock-order';
import { markPaid } from '../../src/features/orders/commands/mark-paid';
import { type PlacedOrder, placeOrder } from '../../src/features/orders/commands/place-order';
import { agreedAtCounter } from '../../src/features/orders/commands/placing-policies';
import { addEvent } from '../../src/features/orders/data/orders';
import { recordLines } from '../../src/features/payments/counter/commands/record-lines';
import type { Tx } from '../../src/server/database/db';
import { AppError } from '../../src/shared/errors/errors';
import { type Day, dayAt, daysFrom, momentOf, plusDays, weekdayOf } from '../../src/shared/time/days';
import { HOUR_MS } from './order-steps';

/** The seats of a guest who pays tomorrow are held until then. */
const CLOSING_TIME = '18:00';
const DAYS_TRIED = 14;

type Counter = { staffId: string; now: Date };

/** Places the order on the first day with free seats. */
async function bookOnFirst(days: readonly Day[], book: (day: Day) => Promise<PlacedOrder>): Promise<PlacedOrder> {
  const [day, ...others] = days;
  if (day === undefined) throw new Error('no day of the demo has free seats for a walk-in guest');
  return book(day).catch((error: unknown) => {
    if (error instanceof AppError) return bookOnFirst(others, book);
    throw error;
  });
}

/** Books as the counter does, at the day's prices, without sending mail. */
async function bookGuest(db: Tx, guest: CounterGuest, { staffId, now: seeded }: Counter): Promise<void> {
  const { name, phone, locale, product, people, settled, hotel, note } = guest;
  const now = new Date(seeded.getTime() - guest.hoursAgo * HOUR_MS);
  const today = dayAt(seeded);
  const customerId = randomUUID();
  await insertGuest(db, { id: customerId, name, phone, locale });
  const customer = await db.user.findUniqueOrThrow({ where: { id: customerId } });
  const offers = await offersNow(db, [product]);
  const sold = offers.get(product)?.product;
  const { weekdays } = await db.product.findUniqueOrThrow({ where: { slug: product } });
  const divers = people.map(({ level, born }) => ({
    ...{ full_name: '', certification_level: level, date_of_birth: born ?? null },
  }));
  const placing = {
    product,
    variant: sold?.variants[0]?.id ?? null,
    activity_time: undefined,
    quantity: people.length / (sold?.diversPerPackage ?? 2),
    payment_type: 'down_payment' as const,
    add_ons: [],
    divers: counterDivers({ name, phone, divers }),
    emergency_contact: null,
    ...{ pickup_area: hotel?.pickup ?? null, pickup_address: hotel?.address ?? null, inquiry: null },
  };
  const buyer = { customerId, locale, staffId };
  const policy = agreedAtCounter(settled === null ? momentOf(plusDays(today, 1), CLOSING_TIME) : null);
  const begun = { orderId: randomUUID(), buyer: customer, networkHash: null, holds: [], offers };
  const offered = daysFrom(plusDays(today, guest.day), plusDays(today, guest.day + DAYS_TRIED)).filter(
    (day) => weekdays.includes(weekdayOf(day)) && day !== plusDays(today, EMPTY_DAY),
  );
  const { order } = await bookOnFirst(offered, (activity_date) =>
    placeOrder(db, { now, locale }, { ...placing, activity_date }, buyer, begun, { policy, jobsAbout: () => [] }),
  );

  const { id: orderId, total: amount } = order;
  const by = { orderId, at: now, by: 'admin', actorId: staffId } as const;
  if (note) await addEvent(db, { ...by, kind: 'note', note, internal: true });
  if (settled === null) return;
  await recordLines(db, {
    ...{ orderId, userId: staffId, now },
    lines: [{ method: settled, amount, received: undefined, offAccount: 0 }],
  });
  await addEvent(db, { ...by, kind: settled === 'on_account' ? 'on_account' : 'on_site_payment', amount });
  await markPaid(db, { now }, await lockOrder(db, orderId, {}), 'pay', { by: 'admin', actorId: staffId });
}

export async function seedCounterGuests(db: Tx, guests: readonly CounterGuest[], counter: Counter): Promise<void> {
  for (const guest of guests) await bookGuest(db, guest, counter);
}
