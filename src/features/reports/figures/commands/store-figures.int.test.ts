import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FigureKind, figuresOf } from '@/features/reports/figures/data';
import { db, pool } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { pay } from '@/test/paying';
import { storedUntil } from './store-figures';

const kinds: FigureKind[] = ['booked', 'ordered', 'ahead', 'out', 'sold', 'guests', 'taken', 'returned'];
const span = { from: '2026-01-01', to: '2026-03-31' };
const NOTHING_IS_STORED = '0001-01-01';

async function figuresStoredUntil(until: string) {
  const rows = kinds.map(
    (kind) => db.$queryRaw<{ day: Date; key: string; earlier: Date }[]>`
    SELECT ${kind} AS kind, figures.* FROM ${figuresOf(kind, span, until)} ORDER BY day, key, earlier`,
  );
  return (await Promise.all(rows)).flat();
}

/** Expects stored figures to equal freshly counted ones. */
async function expectTrueFigures() {
  const stored = await figuresStoredUntil(await storedUntil(db, span));
  expect(stored).toEqual(await figuresStoredUntil(NOTHING_IS_STORED));
  return stored;
}

const made = { order: '', item: '', product: '' };

/** Two people dive on two days and a third on the first day only, long ago. */
beforeAll(async () => {
  const now = new Date('2026-01-10T16:30:00Z');
  const { slug, id } = await bookableProduct({ createdAt: new Date('2025-01-01T00:00:00Z'), diversPerPackage: 1 });
  const { order } = await callerFor(await signIn(await account()), { now });
  const divers = ['DE', 'JP', null].map((nationality, number) =>
    diver({ full_name: `Diver ${number}`, ...(nationality && { nationality }) }),
  );
  const { product: _, quantity: __, activity_date: ___, ...body } = booking(slug, { divers });
  const item = { product: slug, variant: null, add_ons: [] };
  const items = [
    { ...item, activity_date: '2026-01-31', quantity: 3, divers: [0, 1, 2] },
    { ...item, activity_date: '2026-02-01', quantity: 2, divers: [0, 1] },
  ];
  const { uuid } = await order.create({ ...body, items, idempotency_key: randomUUID() });
  await pay(uuid, new Date(now.getTime() + 60_000));
  const first = await db.orderItem.findFirstOrThrow({ where: { orderId: uuid }, orderBy: { position: 'asc' } });
  Object.assign(made, { order: uuid, item: first.id, product: id });
  return async () => {
    await db.$disconnect();
    await pool.end();
  };
});

describe('figures of the past', () => {
  test('are stored, and count guests of the first day in a report over both days', async () => {
    const stored = await expectTrueFigures();
    expect(stored.length).toBeGreaterThan(8);
    expect(await db.reportDay.count()).toBe(90);
    expect(await db.reportChange.count()).toBe(0);
    const guests = stored.filter((row) => 'kind' in row && row.kind === 'guests');
    expect(guests.filter(({ earlier }) => earlier.getUTCFullYear() === 2026)).toHaveLength(2);
  });

  const changes: Record<string, () => Promise<unknown>> = {
    'the status of an order': () => db.order.update({ where: { id: made.order }, data: { status: 'cancelled' } }),
    'the same back': () => db.order.update({ where: { id: made.order }, data: { status: 'confirmed' } }),
    'the amount of an item': () => db.$executeRaw`
      UPDATE order_items SET total = total + 5, adjustment = adjustment + 5 WHERE id = ${made.item}::uuid`,
    'the day of an item': () => db.$executeRaw`
      UPDATE order_items SET activity_date = '2026-01-20' WHERE id = ${made.item}::uuid`,
    'who comes along': () => db.$executeRaw`
      DELETE FROM order_item_divers WHERE item_id = ${made.item}::uuid AND diver_id = (
        SELECT id FROM order_divers WHERE order_id = ${made.order}::uuid AND position = 0)`,
    'who comes along again': () => db.$executeRaw`
      INSERT INTO order_item_divers (item_id, diver_id)
      SELECT ${made.item}::uuid, id FROM order_divers WHERE order_id = ${made.order}::uuid AND position = 0`,
    'the country of a guest': () =>
      db.orderDiver.updateMany({ where: { orderId: made.order, position: 1 }, data: { nationality: 'FR' } }),
    'a movement that is entered late': () =>
      db.ledgerEntry.create({
        data: { orderId: made.order, kind: 'on_site', method: 'cash', amount: 7, at: new Date('2026-02-10T20:00:00Z') },
      }),
    'an item that is put off': () =>
      db.$executeRaw`UPDATE order_items SET state = 'off', off_reason = 'cancelled', off_at = now(), holds_seats = false WHERE id = ${made.item}::uuid`,
  };
  for (const [what, change] of Object.entries(changes))
    test(`are recounted after a change: ${what}`, async () => {
      const before = await expectTrueFigures();
      await change();
      expect(await expectTrueFigures()).not.toEqual(before);
    });

  test('stay correct when several reports store them at once, and exclude the latest days', async () => {
    await db.$executeRaw`TRUNCATE report_days, report_figures, report_changes`;
    await Promise.all([storedUntil(db, span), storedUntil(db, span), storedUntil(db, span)]);
    await expectTrueFigures();
    const until = await storedUntil(db, { from: '2026-03-01', to: '2100-01-01' });
    const { _max } = await db.reportDay.aggregate({ _max: { day: true } });
    expect(_max.day?.toISOString().slice(0, 10)).toBe(until);
    const [last] = await db.$queryRaw<{ noted: boolean }[]>`SELECT ${until}::date < current_date - 2 AS noted`;
    expect(last).toEqual({ noted: true });
  });
});
